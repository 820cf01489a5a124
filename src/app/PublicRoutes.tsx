import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { session as messages } from '#src/messages/session.ts';
import { Splash } from '#src/ui/Splash.tsx';
import { CrashScreen } from './CrashScreen';
import { type Arrived, RouteFocus } from './RouteFocus';
import type { PublicView } from './screenFor';
import type { SignInAccessory } from './signInAccessory';

const QueryScope = lazy(() => import('./QueryScope'));
const SignIn = lazy(() => import('#src/views/public/sign-in/SignIn.tsx'));
const SignUp = lazy(() => import('#src/views/public/sign-up/SignUp.tsx'));
const SignUpSuccess = lazy(() => import('#src/views/public/sign-up-success/SignUpSuccess.tsx'));
const ForgotPassword = lazy(() => import('#src/views/public/forgot-password/ForgotPassword.tsx'));
const ResetPassword = lazy(() => import('#src/views/public/reset-password/ResetPassword.tsx'));
const NotFound = lazy(() => import('#src/views/public/not-found/NotFound.tsx'));

interface PublicRoutesProps {
  readonly view: PublicView;
  readonly params: Readonly<Record<string, string>>;
  readonly signInAid: SignInAccessory | undefined;
  readonly arrived: Arrived;
}

/** The public route group with its error screen (specification section 2). */
export const PublicRoutes = (props: PublicRoutesProps) => (
  <ErrorBoundary resetKeys={[props.view]} fallback={<CrashScreen area="public" />}>
    <Suspense fallback={<Splash label={messages.restoring} />}>
      <Screen {...props} />
      <RouteFocus screen={props.view} arrived={props.arrived} />
    </Suspense>
  </ErrorBoundary>
);

function Screen({ view, params, signInAid }: PublicRoutesProps) {
  switch (view) {
    case 'signIn':
      return <SignIn aid={signInAid} />;
    case 'signUp':
      return (
        <QueryScope>
          <SignUp />
        </QueryScope>
      );
    case 'signUpSuccess':
      return <SignUpSuccess />;
    case 'forgotPassword':
      return (
        <QueryScope>
          <ForgotPassword />
        </QueryScope>
      );
    case 'resetPassword':
      return (
        <QueryScope>
          <ResetPassword token={params.token ?? ''} />
        </QueryScope>
      );
    case 'notFound':
      return <NotFound />;
  }
}

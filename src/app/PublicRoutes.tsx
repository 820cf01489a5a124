import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Splash } from '../ui/Splash';
import { session as sentences } from '../wording/session';
import { CrashScreen } from './CrashScreen';
import { type Arrived, RouteFocus } from './RouteFocus';
import type { PublicView } from './screenFor';
import type { SignInAid } from './signInAid';

const QueryScope = lazy(() => import('./QueryScope'));
const SignIn = lazy(() => import('../views/public/sign-in/SignIn'));
const SignUp = lazy(() => import('../views/public/sign-up/SignUp'));
const SignUpSuccess = lazy(() => import('../views/public/sign-up-success/SignUpSuccess'));
const ForgotPassword = lazy(() => import('../views/public/forgot-password/ForgotPassword'));
const ResetPassword = lazy(() => import('../views/public/reset-password/ResetPassword'));
const NotFound = lazy(() => import('../views/public/not-found/NotFound'));

interface PublicRoutesProps {
  readonly view: PublicView;
  readonly params: Readonly<Record<string, string>>;
  readonly signInAid: SignInAid | undefined;
  readonly arrived: Arrived;
}

/** The public route group with its error screen (specification section 2). */
export const PublicRoutes = (props: PublicRoutesProps) => (
  <ErrorBoundary resetKeys={[props.view]} fallback={<CrashScreen area="public" />}>
    <Suspense fallback={<Splash label={sentences.restoring} />}>
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

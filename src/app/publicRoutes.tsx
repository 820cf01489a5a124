import { urls } from '#src/urls.ts';
import { type PreloadableComponent, renewableLazy } from '#src/views/lazyPart.tsx';
import type { SignInAccessory } from './signInAccessory';

/** A screen with its path, a pattern of wouter. */
export interface Route {
  readonly name: string;
  readonly path: string;
}

/** The props of every public screen; each uses what it needs. */
interface PublicScreenProps {
  /** of a reset link, otherwise empty */
  readonly token: string;
  readonly aid: SignInAccessory | undefined;
}

interface PublicRoute extends Route {
  readonly View: PreloadableComponent<PublicScreenProps>;
  /** uses TanStack Query, whose code the other public screens do not load */
  readonly hasQueries?: boolean;
}

const SignIn = renewableLazy(() => import('#src/views/public/sign-in/SignIn.tsx'));

/** The screens outside the dashboard. The first match counts. */
export const publicRoutes: readonly PublicRoute[] = [
  { name: 'signIn', path: urls.home, View: SignIn },
  { name: 'signIn', path: urls.signIn, View: SignIn },
  {
    name: 'signUp',
    path: urls.signUp,
    View: renewableLazy(() => import('#src/views/public/sign-up/SignUp.tsx')),
    hasQueries: true,
  },
  {
    name: 'signUpSuccess',
    path: urls.signUpSuccess,
    View: renewableLazy(() => import('#src/views/public/sign-up-success/SignUpSuccess.tsx')),
  },
  {
    name: 'forgotPassword',
    path: urls.forgotPassword,
    View: renewableLazy(() => import('#src/views/public/forgot-password/ForgotPassword.tsx')),
    hasQueries: true,
  },
  {
    name: 'resetPassword',
    path: '/reset-password/:token',
    View: renewableLazy(() => import('#src/views/public/reset-password/ResetPassword.tsx')),
    hasQueries: true,
  },
];

/** For every other path. */
export const publicNotFound: PublicRoute = {
  name: 'notFound',
  path: '*',
  View: renewableLazy(() => import('#src/views/public/not-found/NotFound.tsx')),
};

import { Suspense } from 'react';
import { session as messages } from '#src/messages/session.ts';
import { Splash } from '#src/ui/Splash.tsx';
import { renewableLazy } from '#src/views/lazyPart.tsx';
import { publicNotFound, publicRoutes } from './publicRoutes';
import { type HasNavigated, RouteFocus } from './RouteFocus';
import { ScreenBoundary } from './ScreenBoundary';
import type { SignInAccessory } from './signInAccessory';

export const QueryScope = renewableLazy(() => import('./QueryScope'));

interface PublicAreaProps {
  readonly view: string;
  readonly params: Readonly<Record<string, string>>;
  readonly signInAid: SignInAccessory | undefined;
  readonly hasNavigated: HasNavigated;
}

/** The public screens in an error boundary (R2.12). */
export const PublicArea = (props: PublicAreaProps) => (
  <ScreenBoundary area="public" screen={props.view} isWholePage hasNavigated={props.hasNavigated}>
    <Suspense fallback={<Splash label={messages.restoring} />}>
      <Screen {...props} />
      <RouteFocus screen={props.view} hasNavigated={props.hasNavigated} />
    </Suspense>
  </ScreenBoundary>
);

function Screen({ view, params, signInAid }: PublicAreaProps) {
  const route = publicRoutes.find(({ name }) => name === view) ?? publicNotFound;
  const screen = <route.View token={params.token ?? ''} aid={signInAid} />;
  return route.hasQueries ? <QueryScope>{screen}</QueryScope> : screen;
}

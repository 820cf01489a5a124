import { renderToString } from 'react-dom/server';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sessionMachine } from '#machines/session.ts';
import type { Services } from '#src/actors/services.ts';
import { toAddress } from '#src/basePath.ts';
import type { AuthState } from '#src/contract/auth.ts';
import { session as messages } from '#src/messages/session.ts';
import { Splash } from '#src/ui/Splash.tsx';
import { urls } from '#src/urls.ts';
import { App } from './App';
import type { AppOptions } from './mount';
import { preloadScreen } from './preloadScreen';

/** Services of somebody who is not signed in. They call nothing. */
async function createIdleServices(): Promise<Services> {
  const machine = sessionMachine.provide({
    actors: { readAuth: fromPromise<AuthState | null>(async () => null) },
  });
  const session = createActor(machine).start();
  await waitFor(session, (snapshot) => !snapshot.hasTag('splash'));
  return {
    client: { call: () => Promise.reject(new Error('A page calls no provider while it is built.')) },
    session,
    testHooks: {},
    onSessionEnd: () => () => {},
    stop: () => session.stop(),
  };
}

/** The HTML of what a page shows before the app has started. */
export async function renderPages({ marker, signInAid }: Pick<AppOptions, 'marker' | 'signInAid'>) {
  const services = await createIdleServices();
  await preloadScreen(urls.signIn, services.session.getSnapshot());
  const signIn = renderToString(
    <App services={services} marker={marker} signInAid={signInAid} address={toAddress(urls.signIn)} />,
  );
  services.stop();
  return { signIn, splash: renderToString(<Splash label={messages.restoring} />) };
}

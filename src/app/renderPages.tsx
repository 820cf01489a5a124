import { renderToString } from 'react-dom/server';
import { createLateServices } from '#src/actors/lateServices.ts';
import { toAddress } from '#src/basePath.ts';
import { session as messages } from '#src/messages/session.ts';
import { Splash } from '#src/ui/Splash.tsx';
import { urls } from '#src/urls.ts';
import { App } from './App';
import type { AppOptions } from './mount';
import { preloadScreen } from './preloadScreen';
import { StartFailure } from './StartFailure';

/** The HTML of what a page shows before the app has started, and where it does not start. */
export async function renderPages({ marker, signInAid }: Pick<AppOptions, 'marker' | 'signInAid'>) {
  // Nobody is signed in while a page is built, and nothing is called.
  const services = createLateServices({ baseUrl: '', fetch });
  await preloadScreen(urls.signIn, services.session.getSnapshot());
  const signIn = renderToString(
    <App services={services} marker={marker} signInAid={signInAid} address={toAddress(urls.signIn)} />,
  );
  return {
    signIn,
    splash: renderToString(<Splash label={messages.restoring} />),
    failure: renderToString(<StartFailure />),
  };
}

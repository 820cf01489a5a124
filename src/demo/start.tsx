import type { Root } from 'react-dom/client';
import { startProvider } from '../../mocks/browser';
import { createServices } from '../actors/services';
import { App } from '../app/App';
import { Notice } from '../ui/Notice';
import { Splash } from '../ui/Splash';
import { demo as sentences } from '../wording';
import { Marker } from './Marker';
import { PersonaPicker } from './PersonaPicker';

/** Runs the app over the provider in the browser, under a marker that says so. */
export async function startDemo(root: Root, baseUrl: string): Promise<void> {
  root.render(<Splash label={sentences.preparing} />);
  try {
    const provider = await startProvider();
    const services = createServices({ baseUrl, fetch: provider.fetch });
    root.render(
      <App
        services={services}
        marker={<Marker provider={provider} />}
        signInAid={(fill) => <PersonaPicker personas={provider.personas} onPick={fill} />}
      />,
    );
  } catch (failure) {
    console.error('The demo could not start.', failure);
    root.render(
      <Notice tone="critical" role="alert">
        {sentences.failed}
      </Notice>,
    );
  }
}

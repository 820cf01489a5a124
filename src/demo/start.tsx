import { startProvider } from '../../mocks/browser';
import { Marker } from './Marker';
import { type Credentials, PersonaPicker } from './PersonaPicker';

/** The parts that make the app a demo: the provider in the browser, and a marker that says so. */
export async function startDemo() {
  const provider = await startProvider();
  return {
    fetch: provider.fetch,
    marker: <Marker provider={provider} />,
    signInAid: (fill: (credentials: Credentials) => void) => (
      <PersonaPicker personas={provider.personas} onPick={fill} />
    ),
  };
}

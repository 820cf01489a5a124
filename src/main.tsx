import { type AppParts, mount } from './app/mount';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id root');

const overTheNetwork: AppParts = { fetch: (input, init) => fetch(input, init) };

// The mode is known while building: the provider's build has nothing of the demo, and the demo needs no network.
void mount(
  element,
  import.meta.env.MODE === 'demo'
    ? import('./demo/start').then(({ startDemo }) => startDemo())
    : overTheNetwork,
);

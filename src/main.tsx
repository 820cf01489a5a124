import { type AppOptions, mount } from '#src/app/mount.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id root');

const overTheNetwork: AppOptions = { fetch: (input, init) => fetch(input, init) };

// The mode is known while building: the provider's build has nothing of the demo, and the demo needs no network.
void mount(
  element,
  import.meta.env.MODE === 'demo'
    ? import('#src/demo/start.tsx').then(({ startDemo }) => startDemo())
    : overTheNetwork,
);

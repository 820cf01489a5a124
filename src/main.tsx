import { mount } from '#src/app/mount.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id root');

// The mode is a build-time constant: the provider's build contains nothing of the demo.
const start = () =>
  void mount(
    element,
    import.meta.env.MODE === 'demo' ? import('#src/demo/start.tsx').then(({ startDemo }) => startDemo()) : {},
  );

// Where nobody has asked for the page yet, a session that is renewed would wait for its lock, and end in all tabs (D1048).
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();

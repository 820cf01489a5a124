import { mount } from '#src/app/mount.tsx';

/** What the page holds for the app; a page that broke off on its way may end before it. */
function getContainer(): HTMLElement {
  const found = document.getElementById('root');
  if (found) return found;
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  return container;
}

const element = getContainer();

// The mode is a build-time constant: the provider's build contains nothing of the demo.
const start = () =>
  void mount(
    element,
    import.meta.env.MODE === 'demo' ? import('#src/demo/start.tsx').then(({ startDemo }) => startDemo()) : {},
  );

// Where nobody has asked for the page yet, a session that is renewed would wait for its lock, and end in all tabs (D1048).
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();

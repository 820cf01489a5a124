import { renderPages } from '#src/app/renderPages.tsx';

/** Renders the pages of the build that is being made. Runs in Node. */
export const prerender = async () =>
  renderPages(import.meta.env.MODE === 'demo' ? (await import('#src/demo/signInParts.tsx')).signInParts : {});

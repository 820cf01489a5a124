import { renderPages } from '#src/app/renderPages.tsx';
import { sendEarlyReads } from '#src/browser/earlyReads.ts';
import type { HostPage } from '#src/demo/paths/pageDriver.ts';

/** Pages as a build makes them. */
export const hostPage: HostPage = {
  renderForm: async () => (await renderPages({})).signIn,
  sendEarlyReads,
};

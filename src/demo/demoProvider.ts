import type { RunningProvider } from '#mocks/browser.ts';

let starting: Promise<RunningProvider> | undefined;

/** The provider of this page. The first call fetches and starts it; a failure is forgotten, so that the next tries again. */
export function getProvider(): Promise<RunningProvider> {
  starting ??= import('#mocks/browser.ts')
    .then(({ startProvider }) => startProvider())
    .catch((failure: unknown) => {
      starting = undefined;
      throw failure;
    });
  return starting;
}

import { mount } from '#src/app/mount.tsx';
import { createPageDriver, type PageDriver } from '#src/demo/paths/pageDriver.ts';

type Options = Omit<Parameters<typeof createPageDriver>[0], 'container'>;

/**
 * Runs something with the driver of a new app, and closes both. `leak` is a sentence about what the closed app has left
 * behind; null when that is nothing.
 */
export async function inNewApp<Result>(
  options: Options,
  run: (driver: PageDriver, container: HTMLElement) => Promise<Result>,
): Promise<{ readonly result: Result; readonly leak: string | null }> {
  const container = document.body.appendChild(document.createElement('div'));
  const driver = createPageDriver({ ...options, container });
  try {
    await mount(container, driver.appOptions);
    return { result: await run(driver, container), leak: await driver.close() };
  } finally {
    // Closed already, unless something has failed.
    await driver.close();
    container.remove();
  }
}

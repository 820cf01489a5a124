import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { type ProviderServer, startProviderServer } from '#mocks/node.ts';

export const CPU_SLOWDOWN = 4;
/** How long the provider takes for each answer. */
export const PROVIDER_MS = 50;
/** Bytes a second. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};

export async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', NETWORK);
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

export const startSlowProvider = (): Promise<ProviderServer> =>
  startProviderServer({
    middleware: async (request, next) => {
      await setTimeout(PROVIDER_MS);
      return next(request);
    },
  });

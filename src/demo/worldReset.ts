import { toOwnName } from '#src/basePath.ts';
import { tabStorage } from './tabStorage';

const CHANNEL = toOwnName('trellis-demo-reset');
/** In the storage of the tab, which outlives its reload. */
const RELOADED = toOwnName('trellis-demo-reloaded');

/** Lets the other tabs follow a reset of the world. */
export function announceReset(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Reloads this tab when another one has reset the world: what it shows no longer exists. */
export function followResets(): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', () => {
    tabStorage.set(RELOADED, '1');
    location.reload();
  });
}

/** Whether this page was loaded for that reason; once. */
export function takeReloaded(): boolean {
  const found = tabStorage.get(RELOADED) !== null;
  tabStorage.set(RELOADED, null);
  return found;
}

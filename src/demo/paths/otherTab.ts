import { toOwnName } from '#src/basePath.ts';

/** Another tab of this browser, simulated by a frame: what it writes to storage is a `storage` event here. */
export function createOtherTab() {
  let frame: HTMLIFrameElement | undefined;
  const getWindow = (): Window => {
    if (!frame) {
      frame = document.createElement('iframe');
      frame.hidden = true;
      document.body.append(frame);
    }
    if (!frame.contentWindow) throw new Error('This browser gives a frame no window.');
    return frame.contentWindow;
  };
  return {
    async write(change: (storage: Storage) => void): Promise<void> {
      const changed = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }));
      change(getWindow().localStorage);
      await changed;
    },
    /** Holds a lock of the app until it is closed, or until the returned function is called. */
    holdLock: (name: string): Promise<() => void> =>
      new Promise((resolve, reject) => {
        const hold = () => new Promise<void>((release) => resolve(release));
        getWindow().navigator.locks.request(toOwnName(name), hold).catch(reject);
      }),
    close(): void {
      frame?.remove();
      frame = undefined;
    },
  };
}

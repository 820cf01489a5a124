/** Another tab of this browser, simulated by a frame: what it writes to storage is a `storage` event here. */
export function createOtherTab() {
  let frame: HTMLIFrameElement | undefined;
  return {
    async write(change: (storage: Storage) => void): Promise<void> {
      if (!frame) {
        frame = document.createElement('iframe');
        frame.hidden = true;
        document.body.append(frame);
      }
      const storage = frame.contentWindow?.localStorage;
      if (!storage) throw new Error('This browser gives a frame no storage.');
      const changed = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }));
      change(storage);
      await changed;
    },
    close(): void {
      frame?.remove();
      frame = undefined;
    },
  };
}

/** Another tab of this browser, as far as storage goes: what is written there is an event here. */
export function openAnotherTab() {
  let frame: HTMLIFrameElement | undefined;
  return {
    async write(work: (storage: Storage) => void): Promise<void> {
      if (!frame) {
        frame = document.createElement('iframe');
        frame.hidden = true;
        document.body.append(frame);
      }
      const storage = frame.contentWindow?.localStorage;
      if (!storage) throw new Error('This browser gives a frame no storage.');
      const told = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }));
      work(storage);
      await told;
    },
    close(): void {
      frame?.remove();
      frame = undefined;
    },
  };
}

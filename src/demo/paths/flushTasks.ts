/**
 * Turns of the page, each after what was to be done at once before it. Timers that follow each other come after 4 ms
 * at the earliest.
 */
export async function flushTasks(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  }
}

/** What reads the body of a response. */
const READERS = ['arrayBuffer', 'blob', 'formData', 'json', 'text'] as const;

export type PendingWork = ReturnType<typeof observePendingWork>;

/**
 * Observes what the page has under way besides calls: bodies of responses that are being read, pictures that are made, short
 * timers, and the messages by which React goes on with a screen that it renders in parts.
 */
export function observePendingWork(replace: (owner: object, name: string, value: unknown) => void) {
  const { postMessage } = MessagePort.prototype;
  const pending = new Set<unknown>();
  let messages = 0;

  for (const name of READERS) {
    const read = Response.prototype[name];
    replace(Response.prototype, name, function (this: Response) {
      const content = read.call(this);
      const end = () => pending.delete(content);
      pending.add(content);
      content.then(end, end);
      return content;
    });
  }
  const { toBlob } = HTMLCanvasElement.prototype;
  replace(
    HTMLCanvasElement.prototype,
    'toBlob',
    function (this: HTMLCanvasElement, onBlob: BlobCallback, ...given: [type?: string, quality?: number]) {
      pending.add(onBlob);
      const end: BlobCallback = (blob) => {
        pending.delete(onBlob);
        onBlob(blob);
      };
      toBlob.call(this, end, ...given);
    },
  );
  replace(MessagePort.prototype, 'postMessage', function (this: MessagePort, message: unknown) {
    messages += 1;
    postMessage.call(this, message);
  });
  return {
    begin: (work: unknown): void => void pending.add(work),
    end: (work: unknown): void => void pending.delete(work),
    /** Whether something is under way that ends by itself. */
    isBusy: (): boolean => pending.size > 0,
    /** how many messages the page has sent to itself */
    getMessageCount: (): number => messages,
  };
}

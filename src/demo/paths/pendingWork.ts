/** What reads the body of a response. */
const READERS = ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'] as const;

/**
 * Counts what the page has under way besides calls: bodies of responses that are being read, short timers, and the
 * messages by which React goes on with a screen that it renders in parts. `restore` stops it.
 */
export function observePendingWork() {
  const { prototype } = Response;
  const { postMessage } = MessagePort.prototype;
  const undo: (() => void)[] = [];
  const pending = new Set<unknown>();
  let messages = 0;

  const replace = <Owner extends object>(owner: Owner, name: string & keyof Owner, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    if (!before) return;
    Object.defineProperty(owner, name, { ...before, value });
    undo.push(() => Object.defineProperty(owner, name, before));
  };
  for (const name of READERS) {
    const read: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    if (typeof read !== 'function') continue;
    replace(prototype, name, function (this: Response) {
      const content: unknown = read.call(this);
      const end = () => pending.delete(content);
      pending.add(content);
      Promise.resolve(content).then(end, end);
      return content;
    });
  }
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
    restore: (): void => {
      for (const revert of undo) revert();
    },
  };
}

export type PendingWork = ReturnType<typeof observePendingWork>;

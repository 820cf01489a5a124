/** The toast library is fetched when it is likely to be needed, not with the first screen. */
const loadToast = async () => (await import('react-hot-toast/headless')).toast;
type Toast = Awaited<ReturnType<typeof loadToast>>;

/** Characters of a message; a provider's may be a whole page (D59). */
const MAX_LENGTH = 300;

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= MAX_LENGTH ? text : `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}

interface Message {
  readonly tone: 'success' | 'critical' | 'warning';
  readonly text: string;
}

let toaster: 'unused' | 'needed' | 'failed' = 'unused';
let latest: Message | null = null;
let undelivered: Message | null = null;
let lasting: Message | null = null;
const listeners = new Set<() => void>();

const callListeners = () => {
  for (const listener of listeners) listener();
};

function setUndelivered(message: Message | null): void {
  undelivered = message;
  callListeners();
}

function setLasting(message: Message | null): void {
  lasting = message;
  callListeners();
}

/** For the components that show messages. */
export const notifications = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  needsToaster: (): boolean => toaster === 'needed',
  /** The toaster cannot be rendered: from now on messages are shown inline. */
  failToaster: (): void => {
    toaster = 'failed';
    setUndelivered(latest);
  },
  /** the latest message, where there is no toast for it: to be shown inline */
  getUndelivered: (): Message | null => undelivered,
  dismiss: (): void => setUndelivered(null),
  /** the message that stays until it is dismissed, whatever toasts follow */
  getLasting: (): Message | null => lasting,
};

let isFailureLogged = false;
function logFailure(failure: unknown): void {
  if (!isFailureLogged) console.error('The toast library could not be loaded.', failure);
  isFailureLogged = true;
}

async function show(
  { tone, ...words }: Message,
  present: (toast: Toast, text: string) => void,
): Promise<void> {
  const message = { tone, text: shorten(words.text) };
  latest = message;
  try {
    present(await loadToast(), message.text);
    if (toaster === 'unused') toaster = 'needed';
    setUndelivered(toaster === 'failed' ? message : null);
  } catch (failure) {
    logFailure(failure);
    setUndelivered(message);
  }
}

/**
 * Toasts (R8.1 to R8.17, R9.6). `prepare` fetches the library while there is a connection: one of the
 * messages is that there is none. A message that cannot be shown as a toast is shown inline.
 */
export const notify = {
  prepare: (): void => {
    loadToast().catch(logFailure);
  },
  success: (text: string): void => {
    void show({ tone: 'success', text }, (toast, shown) => toast.success(shown));
  },
  failure: (text: string): void => {
    void show({ tone: 'critical', text }, (toast, shown) => toast.error(shown));
  },
  /** Shown inline on every screen: it matters for longer than a toast stays, or comes while nobody looks. */
  lasting: (text: string): void => setLasting({ tone: 'warning', text }),
  dismissLasting: (): void => setLasting(null),
  /** With an id a message is on the screen once, however often it is shown. */
  warning: (text: string, id?: string): void => {
    void show({ tone: 'warning', text }, (toast, shown) => toast(shown, id === undefined ? {} : { id }));
  },
};

/** The toast library is fetched when it is likely to be needed, not with the first screen. */
const loadToast = async () => (await import('react-hot-toast/headless')).toast;

/** Characters of a message; a provider's may be a whole page (D59). */
const MAX_LENGTH = 300;

/**
 * ms within which an equal message joins the toast that is there (D424): less than a toast stays. Its removal may be due
 * before the joined message has been rendered, and would take that along.
 */
const JOIN_MS = 3000;

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
let failure: string | null = null;
let latestFailure = '';
let readText: string | null = null;
let takenBack = 0;
/** the latest toast of each message */
const toasts = new Map<
  string,
  { readonly id: string; readonly tone: Message['tone']; readonly at: number; readonly isShown: boolean }
>();
let dismissToast: ((id: string) => void) | undefined;
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
  /** the latest failure, until a success, another screen or the next edit of a form that shows it */
  getFailure: (): string | null => failure,
  forgetFailure: (): void => setFailure(null),
  /** the message that screen readers read on the screen, and need not hear from its toast */
  getReadText: (): string | null => readText,
  /** how often what was successful has been taken back: what was so before is no longer */
  getTakenBack: (): number => takenBack,
};

function setFailure(text: string | null): void {
  failure = text;
  callListeners();
}

function dismissToasts(
  isDismissed: (toast: { readonly tone: string; readonly isShown: boolean }) => boolean,
) {
  for (const [key, each] of toasts) {
    if (!isDismissed(each)) continue;
    dismissToast?.(each.id);
    toasts.delete(key);
  }
}

function clear(cleared: Message['tone']): void {
  dismissToasts(({ tone }) => tone === cleared);
  if (undelivered?.tone === cleared) setUndelivered(null);
}

/** What failed before no longer counts. */
function clearFailures(): void {
  clear('critical');
  if (failure !== null) setFailure(null);
}

const logFailure = (failure: unknown): void =>
  console.error('The toast library could not be loaded.', failure);

/** Equal messages are one toast, which stays longer (D424). */
async function show({ tone, text }: Message): Promise<void> {
  readText = null;
  const key = `${tone} ${text}`;
  const at = Date.now();
  const last = toasts.get(key);
  const id = last && at - last.at < JOIN_MS ? last.id : `${key} ${at}`;
  const entry = { id, tone, at };
  toasts.set(key, { ...entry, isShown: false });
  const message = { tone, text: shorten(text) };
  latest = message;
  try {
    const toast = await loadToast();
    dismissToast = toast.dismiss;
    const present = { success: toast.success, critical: toast.error, warning: toast }[tone];
    if (last && last.id !== id) toast.remove(last.id);
    if (toasts.get(key)?.id === id) {
      toasts.set(key, { ...entry, isShown: true });
      present(message.text, { id });
    }
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
    clearFailures();
    void show({ tone: 'success', text });
  },
  /** `atForm` is what a form says of it, where that is more. */
  failure: (text: string, atForm = text): void => {
    latestFailure = text;
    void show({ tone: 'critical', text });
    setFailure(shorten(atForm));
  },
  /** For what says a message itself, by default the latest failure, and has just got the focus (D1098). */
  markRead: (text = latestFailure): void => {
    readText = shorten(text);
    callListeners();
  },
  /** For what is sent, or sent again: what came of sending it before would contradict what comes of it now. */
  clearOutcomes: (): void => {
    clear('success');
    clear('warning');
    clearFailures();
  },
  /** For a screen that is left: what failed on it is of no use on the next. */
  clearFailures,
  /** For what was taken back. */
  clearSuccesses: (): void => {
    clear('success');
    takenBack += 1;
    callListeners();
  },
  /** Shown inline on every screen: it matters for longer than a toast stays, or comes while nobody looks. */
  lasting: (text: string): void => setLasting({ tone: 'warning', text }),
  dismissLasting: (): void => setLasting(null),
  /** For a session that has ended: what its member was shown. What is about to be shown tells of the end. */
  clearShown: (): void => {
    dismissToasts(({ isShown }) => isShown);
    setLasting(null);
    setUndelivered(null);
  },
  warning: (text: string): void => {
    void show({ tone: 'warning', text });
  },
};

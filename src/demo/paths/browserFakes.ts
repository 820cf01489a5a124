/** A cookie as the app writes it; `maxAge` in seconds. */
interface WrittenCookie {
  readonly maxAge: number;
  readonly sameSite: string | undefined;
  readonly secure: boolean;
}

interface Interval {
  readonly tell: () => void;
  readonly every: number;
}

/** Far from the numbers that the browser gives to its own. */
const FIRST_INTERVAL = 1_000_000_000;

/** What wakes an app up, and which it must no longer listen for once it is closed. */
const WAKING: readonly (readonly [EventTarget, readonly string[]])[] = [
  [window, ['storage', 'focus', 'pageshow']],
  [document, ['visibilitychange']],
];

function readCookie(written: string): readonly [string, WrittenCookie] {
  const [pair = '', ...attributes] = written.split('; ');
  const attribute = (name: string) =>
    attributes.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  const cookie = {
    maxAge: Number(attribute('Max-Age')),
    sameSite: attribute('SameSite'),
    secure: attributes.includes('Secure'),
  };
  return [pair.slice(0, pair.indexOf('=')), cookie];
}

/**
 * Stands in for parts of the browser while a path is played: clipboard and intervals are the path's own, and what is
 * written to cookies and listened for is noted. `restore` gives everything back, and tells what the app has left.
 */
export function installBrowserFakes() {
  const written = new Map<string, WrittenCookie>();
  const cookies: ReadonlyMap<string, WrittenCookie> = written;
  const intervals = new Map<number, Interval>();
  const listening: string[] = [];
  const undo: (() => void)[] = [];
  let copied: string | undefined;
  let lastInterval = FIRST_INTERVAL;

  /** An own property hides what the prototype has, until it is taken away. */
  const hide = (owner: object, name: string, property: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, ...property });
    undo.push(() => {
      if (before) Object.defineProperty(owner, name, before);
      else Reflect.deleteProperty(owner, name);
    });
  };

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  hide(document, 'cookie', {
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      written.set(...readCookie(text));
      cookie?.set?.call(document, text);
    },
  });
  if (navigator.clipboard) {
    hide(navigator.clipboard, 'writeText', {
      value: async (text: string) => {
        copied = text;
      },
    });
  }
  hide(window, 'setInterval', {
    writable: true,
    value: (tell: () => void, every: number) => {
      lastInterval += 1;
      intervals.set(lastInterval, { tell, every });
      return lastInterval;
    },
  });
  const { clearInterval: clear } = window;
  hide(window, 'clearInterval', {
    writable: true,
    value: (id: number) => {
      if (!intervals.delete(id)) clear(id);
    },
  });
  for (const [target, events] of WAKING) {
    const { addEventListener: add, removeEventListener: remove } = target;
    hide(target, 'addEventListener', {
      writable: true,
      value: (...given: Parameters<typeof add>) => {
        if (events.includes(given[0]) && !isOnce(given[2])) listening.push(given[0]);
        add.apply(target, given);
      },
    });
    hide(target, 'removeEventListener', {
      writable: true,
      value: (...given: Parameters<typeof remove>) => {
        const index = listening.indexOf(given[0]);
        if (index >= 0) listening.splice(index, 1);
        remove.apply(target, given);
      },
    });
  }

  return {
    cookies,
    /** What was last copied. */
    copied: () => copied,
    /** A second goes by for the intervals that are no longer than that. */
    tick(): void {
      for (const { tell, every } of intervals.values()) if (every <= 1000) tell();
    },
    /** Gives everything back; tells what is still listened for, or was to go on at intervals. */
    restore(): readonly string[] {
      for (const take of undo.toReversed()) take();
      undo.length = 0;
      return [...listening, ...[...intervals.values()].map(({ every }) => `an interval of ${every} ms`)];
    },
  };
}

const isOnce = (options: boolean | AddEventListenerOptions | undefined): boolean =>
  typeof options === 'object' && options.once === true;

export type BrowserFakes = ReturnType<typeof installBrowserFakes>;

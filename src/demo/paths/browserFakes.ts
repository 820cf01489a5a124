/** A cookie as the app writes it; `maxAge` in seconds. */
interface WrittenCookie {
  readonly maxAge: number;
  readonly sameSite: string | undefined;
  readonly secure: boolean;
}

interface Interval {
  readonly callback: () => void;
  readonly milliseconds: number;
}

/** Far from the ids of the browser's own timers. */
const FIRST_INTERVAL_ID = 1_000_000_000;

/** Events that a closed app must not listen for. */
const WATCHED_EVENTS: readonly (readonly [EventTarget, readonly string[]])[] = [
  [window, ['storage', 'focus', 'pageshow']],
  [document, ['visibilitychange']],
];

function parseCookie(assignment: string): readonly [string, WrittenCookie] {
  const [pair = '', ...attributes] = assignment.split('; ');
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
 * Fakes parts of the browser while a plan runs: clipboard and intervals are controlled by the plan, cookies and event
 * listeners are recorded. `restore` removes the fakes, and returns the listeners and intervals that are left.
 */
export function installBrowserFakes() {
  const written = new Map<string, WrittenCookie>();
  const cookies: ReadonlyMap<string, WrittenCookie> = written;
  const intervals = new Map<number, Interval>();
  const listeners: string[] = [];
  const undo: (() => void)[] = [];
  let copied: string | undefined;
  let lastIntervalId = FIRST_INTERVAL_ID;

  /** An own property hides the one of the prototype until it is removed. */
  const override = (owner: object, name: string, property: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, ...property });
    undo.push(() => {
      if (before) Object.defineProperty(owner, name, before);
      else Reflect.deleteProperty(owner, name);
    });
  };

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  override(document, 'cookie', {
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      written.set(...parseCookie(text));
      cookie?.set?.call(document, text);
    },
  });
  if (navigator.clipboard) {
    override(navigator.clipboard, 'writeText', {
      value: async (text: string) => {
        copied = text;
      },
    });
  }
  override(window, 'setInterval', {
    writable: true,
    value: (callback: () => void, milliseconds: number) => {
      lastIntervalId += 1;
      intervals.set(lastIntervalId, { callback, milliseconds });
      return lastIntervalId;
    },
  });
  const { clearInterval: clear } = window;
  override(window, 'clearInterval', {
    writable: true,
    value: (id: number) => {
      if (!intervals.delete(id)) clear(id);
    },
  });
  for (const [target, events] of WATCHED_EVENTS) {
    const { addEventListener: add, removeEventListener: remove } = target;
    override(target, 'addEventListener', {
      writable: true,
      value: (...given: Parameters<typeof add>) => {
        if (events.includes(given[0]) && !isOnce(given[2])) listeners.push(given[0]);
        add.apply(target, given);
      },
    });
    override(target, 'removeEventListener', {
      writable: true,
      value: (...given: Parameters<typeof remove>) => {
        const index = listeners.indexOf(given[0]);
        if (index >= 0) listeners.splice(index, 1);
        remove.apply(target, given);
      },
    });
  }

  return {
    cookies,
    /** The text that was last copied. */
    getCopied: () => copied,
    /** Calls the intervals of a second or less once. */
    tick(): void {
      for (const { callback, milliseconds } of intervals.values()) if (milliseconds <= 1000) callback();
    },
    /** Removes the fakes; returns the listeners and intervals that are left. */
    restore(): readonly string[] {
      for (const revert of undo.toReversed()) revert();
      undo.length = 0;
      return [
        ...listeners,
        ...[...intervals.values()].map(({ milliseconds }) => `an interval of ${milliseconds} ms`),
      ];
    },
  };
}

const isOnce = (options: boolean | AddEventListenerOptions | undefined): boolean =>
  typeof options === 'object' && options.once === true;

export type BrowserFakes = ReturnType<typeof installBrowserFakes>;

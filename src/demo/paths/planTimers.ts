import { flushTasks } from '#machines/paths/waitFor.ts';
import type { PendingWork } from './pendingWork';

/** Shorter timers belong to rendering: they stay the browser's own. */
const MAX_SHORT_MS = 20;
/** Timers from here on are a decision of the app, and do not depend on how quick the computer is. */
const MIN_LONG_MS = 1000;
/** What is due within this time belongs to the step that started it. Toasts last 5 s; calls may take 30 s. */
const HORIZON_MS = 10_000;
/** Far from the ids of the browser's own timers. */
const FIRST_ID = 1_000_000_000;

interface Timer {
  readonly callback: () => void;
  readonly milliseconds: number;
  readonly kind: 'timeout' | 'interval' | 'deadline';
  due: number;
}

const describe = ({ kind, milliseconds }: Pick<Timer, 'kind' | 'milliseconds'>): string =>
  `${kind === 'interval' ? 'an interval' : 'a timer'} of ${milliseconds} ms`;

interface PlanTimersOptions {
  /** Timers up to the horizon run in real time, for a person who looks on. */
  readonly isRealTime: boolean;
  /** short timers are under way until they have run */
  readonly work: PendingWork;
  /** what the wall clock shows at first, in milliseconds since 1970 */
  readonly startAt?: number | undefined;
}

/**
 * Timers of a page whose time a plan controls. The wall clock stands still until it is moved; timers are due when time
 * is advanced, and what is due within the horizon runs at the end of a step, without moving a clock.
 */
export function createPlanTimers({ isRealTime, work, startAt = Date.now() }: PlanTimersOptions) {
  const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
  const monotonic = performance.now.bind(performance);
  const timers = new Map<number, Timer>();
  const maxReal = isRealTime ? HORIZON_MS : MAX_SHORT_MS;
  let lastId = FIRST_ID;
  const started = new Set<string>();
  const deadlines = new WeakMap<AbortSignal, number>();
  const { any: combine } = AbortSignal;
  let elapsed = 0;
  let wall = startAt;

  const add = (callback: () => void, milliseconds: number, kind: Timer['kind']): number => {
    lastId += 1;
    if (kind === 'interval' || (kind === 'timeout' && milliseconds >= MIN_LONG_MS))
      started.add(describe({ kind, milliseconds }));
    timers.set(lastId, { callback, milliseconds, kind, due: elapsed + milliseconds });
    return lastId;
  };
  const fire = (id: number, timer: Timer) => {
    if (timer.kind === 'interval') timer.due = elapsed + timer.milliseconds;
    else timers.delete(id);
    timer.callback();
  };
  const findNext = (end: number) =>
    [...timers]
      .filter(([, { due, kind }]) => due <= end && kind === 'timeout')
      .sort(([, one], [, other]) => one.due - other.due)[0];

  let monotonicOffset = 0;
  return {
    setTimeout: (callback: TimerHandler, milliseconds = 0, ...values: unknown[]): number => {
      const run = typeof callback === 'function' ? () => callback(...values) : undefined;
      if (run && milliseconds <= MAX_SHORT_MS) {
        const id = startTimer(() => {
          work.end(id);
          run();
        }, milliseconds);
        work.begin(id);
        return id;
      }
      if (!run || milliseconds <= maxReal) return startTimer(callback, milliseconds, ...values);
      return add(run, milliseconds, 'timeout');
    },
    setInterval: (callback: () => void, milliseconds: number): number =>
      add(callback, milliseconds, 'interval'),
    clear: (id?: number): void => {
      if (id === undefined || timers.delete(id)) return;
      stopTimer(id);
      work.end(id);
    },
    /** As `AbortSignal.timeout`. */
    timeout: (milliseconds: number): AbortSignal => {
      const controller = new AbortController();
      const abort = () => controller.abort(new DOMException('The call took too long.', 'TimeoutError'));
      add(abort, milliseconds, 'deadline');
      deadlines.set(controller.signal, milliseconds);
      return controller.signal;
    },
    /** As `AbortSignal.any`. */
    any: (signals: Iterable<AbortSignal>): AbortSignal => {
      const all = [...signals];
      const combined = combine.call(AbortSignal, all);
      const [soonest] = all
        .flatMap((signal) => deadlines.get(signal) ?? [])
        .sort((one, other) => one - other);
      if (soonest !== undefined) deadlines.set(combined, soonest);
      return combined;
    },
    /** After how many milliseconds a signal aborts; undefined when it has no such time. */
    getDeadline: (signal: AbortSignal): number | undefined => deadlines.get(signal),
    /** The wall clock, in milliseconds since 1970. */
    now: (): number => wall,
    /** The monotonic clock: it runs, and is ahead by what has been advanced. */
    monotonicNow: (): number => monotonic() + monotonicOffset,
    /** Moves the wall clock only, as sleep or a person does who sets it. */
    moveWall: (milliseconds: number): void => {
      wall += milliseconds;
    },
    /** Lets time pass on the wall clock, the monotonic clock and all timers; each that is due runs once. */
    advance(milliseconds: number): void {
      wall += milliseconds;
      monotonicOffset += milliseconds;
      elapsed += milliseconds;
      const due = [...timers].filter(([, timer]) => timer.due <= elapsed);
      for (const [id, timer] of due.sort(([, one], [, other]) => one.due - other.due)) {
        if (timers.has(id)) fire(id, timer);
      }
    },
    /** Runs the intervals of a second or less once. */
    tick(): void {
      for (const { callback, milliseconds, kind } of timers.values())
        if (kind === 'interval' && milliseconds <= 1000) callback();
    },
    /**
     * Runs what is due within the horizon, in its order, without moving a clock. Resolves to whether there was any. A
     * call is given up when a plan lets its time pass, and not before.
     */
    async runOut(): Promise<boolean> {
      if (isRealTime) return false;
      const start = elapsed;
      let next = findNext(start + HORIZON_MS);
      const hasAny = next !== undefined;
      while (next) {
        elapsed = next[1].due;
        fire(...next);
        await flushTasks(1);
        next = findNext(start + HORIZON_MS);
      }
      elapsed = start;
      return hasAny;
    },
    /** Returns which of the timers of now are still pending later: those of a second or more, but deadlines of calls. */
    mark: () => {
      const marked = [...timers].filter(
        ([, { kind, milliseconds }]) => kind !== 'deadline' && milliseconds >= MIN_LONG_MS,
      );
      return (): readonly string[] =>
        marked.flatMap(([id, timer]) => (timers.has(id) ? [describe(timer)] : []));
    },
    beginStep: (): void => {
      started.clear();
    },
    /**
     * The different intervals, and timers of a second or more, that were started since `beginStep`, as lines. Timers of
     * `except` milliseconds are a cache's, which starts one whenever a screen is left.
     */
    startedTimers: ({ except }: { readonly except: number }): readonly string[] =>
      [...started].filter((each) => each !== describe({ kind: 'timeout', milliseconds: except })),
    /** Forgets deadlines of calls, which nobody can clear, and returns what else is left: `a timer of 60000 ms`. */
    left: (): readonly string[] =>
      [...timers.values()].filter(({ kind }) => kind !== 'deadline').map(describe),
  };
}

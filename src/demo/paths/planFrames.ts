const FRAMES_PER_SECOND = 60;
/** A page that asks for more in a row has an animation without an end. */
const MAX_FRAMES = 300;
/** Fewer are measurements after a paint, and no animation. */
const MIN_ANIMATION_FRAMES = 6;
/** As browsers say it who have nothing else to do. */
const IDLE = { didTimeout: false, timeRemaining: () => 50 };

interface Size {
  readonly width: number;
  readonly height: number;
}

const readSize = (element: Element): Size => {
  const { clientWidth: width, clientHeight: height } = element;
  return { width, height };
};

const createEntry = (target: Element, { width, height }: Size): ResizeObserverEntry => {
  const boxes = [{ inlineSize: width, blockSize: height }];
  const contentRect = DOMRectReadOnly.fromRect({ width, height });
  return {
    target,
    contentRect,
    borderBoxSize: boxes,
    contentBoxSize: boxes,
    devicePixelContentBoxSize: boxes,
  };
};

/**
 * What a browser does when it draws, for a page that is not drawn: animation frames, one after the other at once, with the time
 * of each; changed sizes; and then idle callbacks. `now`: the monotonic clock.
 */
export function createPlanFrames(now: () => number) {
  const frames = new Map<number, FrameRequestCallback>();
  const idle = new Map<number, IdleRequestCallback>();
  const observers = new Set<PlanResizeObserver>();
  let lastId = 0;
  /** Of the first frame of an animation, in whole milliseconds: what is added to them is exact. */
  let startedAt = 0;
  let time = 0;
  let inARow = 0;
  /** frames of the longest animation of a step */
  let longest = 0;

  class PlanResizeObserver implements ResizeObserver {
    readonly #callback: ResizeObserverCallback;
    /** undefined: not told of yet */
    readonly #sizes = new Map<Element, Size | undefined>();

    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }

    observe(target: Element): void {
      this.#sizes.set(target, undefined);
      observers.add(this);
    }

    unobserve(target: Element): void {
      this.#sizes.delete(target);
      if (this.#sizes.size === 0) observers.delete(this);
    }

    disconnect(): void {
      this.#sizes.clear();
      observers.delete(this);
    }

    /** Tells of the sizes that have changed. Returns whether any has. */
    tell(): boolean {
      const entries: ResizeObserverEntry[] = [];
      for (const [target, before] of this.#sizes) {
        const size = readSize(target);
        if (before?.width === size.width && before.height === size.height) continue;
        this.#sizes.set(target, size);
        entries.push(createEntry(target, size));
      }
      if (entries.length > 0) this.#callback(entries, this);
      return entries.length > 0;
    }
  }

  const take = <Callback>(callbacks: Map<number, Callback>): readonly Callback[] => {
    const taken = [...callbacks.values()];
    callbacks.clear();
    return taken;
  };
  const add = <Callback>(callbacks: Map<number, Callback>, callback: Callback): number => {
    lastId += 1;
    callbacks.set(lastId, callback);
    return lastId;
  };
  return {
    requestFrame(callback: FrameRequestCallback): number {
      // The first of an animation counts from here: how long the page takes for a frame does not matter.
      if (inARow === 0) startedAt = time = Math.ceil(Math.max(time, now()));
      return add(frames, callback);
    },
    cancelFrame: (id: number): void => void frames.delete(id),
    requestIdle: (callback: IdleRequestCallback): number => add(idle, callback),
    cancelIdle: (id: number): void => void idle.delete(id),
    ResizeObserver: PlanResizeObserver,
    /** As lines, of those that still observe something. */
    listSizeObservers: (): readonly string[] => [...observers].map(() => 'an observer of sizes'),
    beginStep(): void {
      longest = 0;
    },
    /** As lines: `animated for 18 frames`; none where nothing has moved. */
    listAnimations: (): readonly string[] =>
      longest < MIN_ANIMATION_FRAMES ? [] : [`animated for ${longest} frames`],
    /** The monotonic clock, which is never behind the latest frame; while the page draws it goes from frame to frame. */
    now: (): number => (inARow > 0 ? time : Math.max(now(), time)),
    /** Draws one frame, or does what a page does that is idle. Returns whether there was anything to do. */
    run(): boolean {
      if (frames.size > 0 && inARow < MAX_FRAMES) {
        inARow += 1;
        longest = Math.max(longest, inARow);
        time = startedAt + (inARow * 1000) / FRAMES_PER_SECOND;
        for (const callback of take(frames)) callback(time);
        return true;
      }
      inARow = 0;
      startedAt = time;
      const hasResized = [...observers].filter((observer) => observer.tell()).length > 0;
      if (hasResized) return true;
      const callbacks = take(idle);
      for (const callback of callbacks) callback(IDLE);
      return callbacks.length > 0;
    },
  };
}

import { waitFor } from '#machines/paths/waitFor.ts';
import { drawRing } from '../player/highlightElement';
import type { Tour, TourStep } from './tour';
import type { createTourDriver } from './tourDriver';

const POLL_INTERVAL_MS = 20;
/** After a step its screen may still be filled. */
const SETTLE_MS = 2000;
/** How long a sentence stays while the tour plays: a moment, and the time to read it. */
const MIN_STEP_MS = 2500;
const MS_PER_LETTER = 55;
/** Above what is scrolled to the top, for its ring. */
const RING_ROOM_PX = 20;

export interface TourState {
  /** counted from 0 */
  readonly step: number;
  /** `failed` where its world could not be made */
  readonly phase: 'preparing' | 'paused' | 'playing' | 'ended' | 'failed';
  /** why the step does not fit the screen, or the world could not be made */
  readonly problem: string | null;
}

interface TourPlaybackOptions {
  readonly tour: Tour;
  readonly driver: ReturnType<typeof createTourDriver>;
  /** makes the world of the beginning again, and opens the first screen */
  readonly restart: () => Promise<void>;
  readonly timeoutMs: number;
}

export type TourPlayback = ReturnType<typeof createTourPlayback>;

/** What the heading of a part is for stands below it. */
function scrollToHighlight(element: Element): void {
  const isPartHeading = element.matches('h2, h3');
  const { top, height } = element.getBoundingClientRect();
  // The page around a frame stays where it is: scrollIntoView would scroll that, too.
  if (parent !== window) {
    scrollBy(0, top - (isPartHeading ? RING_ROOM_PX : (innerHeight - height) / 2));
    return;
  }
  element.scrollIntoView({ block: isPartHeading ? 'start' : 'center', inline: 'nearest' });
  if (isPartHeading) scrollBy(0, -RING_ROOM_PX);
}

/** The keys of the presenter are none of the field that the step has filled in. */
function leaveField(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea, select'))
    activeElement.blur();
}

const toSentence = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

/** Tells a tour step by step, on its own or by hand, forwards and backwards. */
export function createTourPlayback({ tour, driver, restart, timeoutMs }: TourPlaybackOptions) {
  const { steps } = tour;
  let state: TourState = { step: 0, phase: 'preparing', problem: null };
  const listeners = new Set<() => void>();
  const set = (change: Partial<TourState>) => {
    state = { ...state, ...change };
    for (const listen of listeners) listen();
  };
  let removeRing = () => {};
  /** the step's sentence is true on the screen */
  let isTold = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** one thing at a time */
  let work = Promise.resolve();
  /** where the last step has led to */
  let path = location.pathname;

  const findHighlight = () => {
    const { highlight } = steps[state.step] ?? {};
    return highlight === undefined || !isTold ? undefined : driver.findText(highlight);
  };
  let place = '';
  let settled = 0;
  const point = () => {
    const found = findHighlight();
    const moved = found ? JSON.stringify(found.getBoundingClientRect()) : '';
    if (moved === place) return;
    place = moved;
    // Its screen was not filled yet when it was scrolled to.
    if (found && performance.now() < settled) scrollToHighlight(found);
    removeRing();
    removeRing = found ? drawRing(found) : () => {};
  };
  const stopPointing = () => {
    isTold = false;
    place = '';
    removeRing();
  };
  const carryOut = async ({ actions, assertions }: TourStep) => {
    for (const action of actions) await driver.kinds.run(driver, action);
    for (const assertion of assertions) {
      await waitFor(() => driver.kinds.check(driver, assertion), timeoutMs, POLL_INTERVAL_MS);
    }
  };
  const show = async (step: number) => {
    const told = steps[step];
    if (!told) return;
    stopPointing();
    set({ step, problem: null });
    try {
      await carryOut(told);
      leaveField();
      path = location.pathname;
      isTold = true;
      settled = performance.now() + SETTLE_MS;
      point();
    } catch (failure) {
      console.error('A step of the tour does not fit the screen.', failure);
      set({ problem: toSentence(failure), phase: 'paused' });
    }
  };
  const showUntil = async (last: number) => {
    for (let step = 0; step <= last; step += 1) await show(step);
  };
  /** The world and the screens of a step, from the beginning: what was typed is there again, too. */
  const showAgain = async (step: number) => {
    set({ phase: 'preparing' });
    await restart();
    await showUntil(step);
  };
  const schedule = () => {
    clearTimeout(timer);
    if (state.phase !== 'playing') return;
    const { sentence = '' } = steps[state.step] ?? {};
    timer = setTimeout(() => enqueue(advance), Math.max(MIN_STEP_MS, sentence.length * MS_PER_LETTER));
  };
  const enqueue = (task: () => Promise<void>): Promise<void> => {
    clearTimeout(timer);
    if (state.phase === 'failed') return work;
    work = work.then(task).then(schedule, (failure: unknown) => {
      console.error('The world of the tour could not be made.', failure);
      set({ problem: toSentence(failure), phase: 'failed' });
    });
    return work;
  };
  const advance = async () => {
    const { phase, step } = state;
    // The presenter has opened another screen meanwhile.
    if (location.pathname !== path) {
      await showAgain(step);
      if (state.phase === 'preparing') set({ phase });
    }
    if (step + 1 < steps.length) await show(step + 1);
    if (state.step + 1 === steps.length && state.phase === 'playing') set({ phase: 'ended' });
  };

  return {
    tour,
    get: (): TourState => state,
    subscribe: (listen: () => void): (() => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    /** Makes the world, and tells the first sentence, or another after all before it. */
    start: (told = 0) =>
      enqueue(async () => {
        await restart();
        await showUntil(Math.min(told, steps.length - 1));
        set({ phase: 'paused' });
      }),
    next: () => {
      if (state.phase === 'playing') set({ phase: 'paused' });
      return enqueue(advance);
    },
    /** The sentence before. */
    back: () =>
      enqueue(async () => {
        const { step } = state;
        if (step === 0) return;
        await showAgain(step - 1);
        set({ phase: 'paused' });
      }),
    toggle(): void {
      if (state.phase === 'preparing' || state.phase === 'failed') return;
      const isPlaying = state.phase === 'playing';
      if (!isPlaying && state.step + 1 === steps.length) return;
      set({ phase: isPlaying ? 'paused' : 'playing' });
      schedule();
    },
    /** Points at the element again: it may have moved. */
    point,
    stop(): void {
      clearTimeout(timer);
      stopPointing();
    },
  };
}

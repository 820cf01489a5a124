import { kinds } from '#machines/models/kinds.ts';
import { describeToast, toSentence } from '#machines/paths/describe.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { type Checkpoint, PlanFailure } from '#machines/paths/runPlan.ts';
import { player as messages } from '#src/messages/player.ts';
import type { PageDriver } from '../paths/pageDriver';
import { runPlan } from '../paths/runPlan';

export type Speed = 'normal' | 'slow' | 'fast';

/** Milliseconds before each step, and for which the element of an action is highlighted. `fast` is for tests. */
const DELAYS_MS: Readonly<Record<Speed, { readonly step: number; readonly highlight: number }>> = {
  normal: { step: 700, highlight: 250 },
  slow: { step: 2500, highlight: 900 },
  fast: { step: 0, highlight: 0 },
};

/** A check of the current step, in words. */
export interface AssertionProgress {
  readonly text: string;
  readonly status: 'pending' | 'running' | 'passed' | 'failed';
}

export interface Failure {
  readonly state: string;
  readonly problem: string;
}

export interface PlaybackState {
  readonly phase: 'playing' | 'paused' | 'passed' | 'failed';
  readonly speed: Speed;
  /** counted from 1; 0 is the start */
  readonly step: number;
  /** the sentence of the step, with placeholders described */
  readonly sentence: string;
  readonly assertions: readonly AssertionProgress[];
  /** checks passed since the start */
  readonly passedCount: number;
  readonly failure?: Failure;
}

export type Playback = ReturnType<typeof createPlayback>;

const describeCheckpoint = (checkpoint: Checkpoint): string => {
  if (checkpoint.type === 'machine') {
    return messages.inState(checkpoint.expected.state, checkpoint.expected.description);
  }
  if (checkpoint.type === 'assertion') return kinds.describeAssertion(checkpoint.assertion);
  if (checkpoint.type === 'effects') return messages.nothingElse;
  const { toasts } = checkpoint;
  return toasts.length > 0
    ? messages.toasts(toasts.map((toast) => kinds.describeText(describeToast(toast))))
    : messages.noToasts;
};

/** Plays a plan at a speed that a person can follow, with pause and single steps. Starts when `run` is called. */
export function createPlayback(plan: Plan, options: { readonly speed: Speed; readonly paused: boolean }) {
  const getStep = (step: number) => (step === 0 ? plan.start : plan.steps[step - 1]);
  let checks: readonly { readonly checkpoint: Checkpoint; readonly status: AssertionProgress['status'] }[] =
    [];
  let state: PlaybackState = {
    phase: options.paused ? 'paused' : 'playing',
    speed: options.speed,
    step: 0,
    sentence: toSentence(kinds.describeText(plan.start.sentence)),
    assertions: [],
    passedCount: 0,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<PlaybackState>) => {
    state = { ...state, ...change };
    for (const listen of listeners) listen();
  };

  const setChecks = (next: typeof checks, change: Partial<PlaybackState> = {}) => {
    checks = next;
    set({
      ...change,
      assertions: checks.map(({ checkpoint, status }) => ({ text: describeCheckpoint(checkpoint), status })),
    });
  };
  const setStatus = (
    checkpoint: Checkpoint,
    status: AssertionProgress['status'],
    change: Partial<PlaybackState> = {},
  ) =>
    setChecks(
      checks.map((each) => (each.checkpoint === checkpoint ? { ...each, status } : each)),
      change,
    );

  let takeStep: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleStep = () => {
    clearTimeout(timer);
    if (takeStep && state.phase === 'playing') timer = setTimeout(takeStep, DELAYS_MS[state.speed].step);
  };
  const waitForStep = () =>
    new Promise<void>((resolve) => {
      takeStep = () => {
        clearTimeout(timer);
        takeStep = undefined;
        resolve();
      };
      scheduleStep();
    });

  const isOver = () => state.phase === 'passed' || state.phase === 'failed';
  const setPhase = (phase: 'playing' | 'paused') => {
    if (isOver()) return;
    set({ phase });
    scheduleStep();
  };

  return {
    plan,
    get: (): PlaybackState => state,
    subscribe: (listen: () => void): (() => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    play: (): void => setPhase('playing'),
    pause: (): void => setPhase('paused'),
    /** Takes one step, and pauses before the next. */
    step(): void {
      if (isOver()) return;
      set({ phase: 'paused' });
      takeStep?.();
    },
    setSpeed(speed: Speed): void {
      set({ speed });
      scheduleStep();
    },
    /** How long the element of an action is highlighted, in milliseconds. */
    highlightMs: (): number => DELAYS_MS[state.speed].highlight,
    /** Resolves when the plan has passed or failed. */
    async run(driver: PageDriver): Promise<void> {
      try {
        await runPlan(driver, plan, {
          async beforeStep(step, checkpoints) {
            const sentence = toSentence(kinds.describeText(getStep(step)?.sentence ?? ''));
            const pending = checkpoints.map((checkpoint) => ({ checkpoint, status: 'pending' as const }));
            setChecks(pending, { step, sentence });
            await waitForStep();
          },
          onCheckStart: (checkpoint) => setStatus(checkpoint, 'running'),
          onCheckPassed: (checkpoint) =>
            setStatus(checkpoint, 'passed', { passedCount: state.passedCount + 1 }),
        });
        set({ phase: 'passed' });
      } catch (failure) {
        if (!(failure instanceof PlanFailure)) throw failure;
        console.error('The path failed.', failure);
        const failedState = getStep(failure.step)?.expected.state ?? '';
        setChecks(
          checks.map((each) => (each.status === 'running' ? { ...each, status: 'failed' } : each)),
          { phase: 'failed', failure: { state: failedState, problem: failure.problem } },
        );
      }
    },
  };
}

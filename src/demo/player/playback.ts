import { describeAssertion, resolveForReader, toSentence } from '#machines/paths/describe.ts';
import type { ExpectedState, Plan, Step } from '#machines/paths/plan.ts';
import { player as messages } from '#src/messages/player.ts';
import type { PageDriver } from '../paths/pageDriver';
import { type Checkpoint, PlanFailure, runPlan } from '../paths/runPlan';

export type Speed = 'normal' | 'slow' | 'fast';

/** Milliseconds before each step, and for which what is pressed next is pointed at. `fast` is for tests. */
const PACES: Readonly<Record<Speed, { readonly step: number; readonly pointing: number }>> = {
  normal: { step: 700, pointing: 250 },
  slow: { step: 2500, pointing: 900 },
  fast: { step: 0, pointing: 0 },
};

/** One thing that a step checks, in words. */
export interface AssertionProgress {
  readonly text: string;
  readonly status: 'open' | 'looking' | 'seen' | 'wrong';
}

export interface Failure {
  readonly state: string;
  readonly wrong: string;
}

export interface PlaybackState {
  readonly phase: 'playing' | 'paused' | 'passed' | 'failed';
  readonly speed: Speed;
  /** counted from 1; 0 is the start */
  readonly step: number;
  /** of the step, as a reader knows it */
  readonly sentence: string;
  readonly assertions: readonly AssertionProgress[];
  /** how much has been found to be so since the start */
  readonly seen: number;
  readonly failure?: Failure;
}

export type Playback = ReturnType<typeof createPlayback>;

const sayLooked = (what: Checkpoint): string => {
  if (what.type === 'machine') return messages.inState(what.expected.state, what.expected.description);
  if (what.type !== 'messages') return describeAssertion(what);
  return what.toasts.length > 0 ? messages.toasts(what.toasts.map(resolveForReader)) : messages.noToasts;
};

/** Two looks at the same thing: the plan's own pieces are told apart by identity. */
const isSame = (one: Checkpoint, other: Checkpoint): boolean => {
  if (one.type === 'machine' && other.type === 'machine') return one.expected === other.expected;
  return one === other || (one.type === 'messages' && other.type === 'messages');
};

const allOf = (plan: Plan, expected: ExpectedState): readonly Checkpoint[] => [
  ...(plan.machine === 'scenario' ? [] : [{ type: 'machine', expected } as const]),
  ...expected.assertions,
];

const startOf = ({
  start,
}: Plan): Pick<Step, 'sentence' | 'assertions' | 'toasts' | 'expected' | 'before'> => ({
  ...start,
  toasts: [],
});

/** Plays a plan so that a person can follow it, stop it, and take it step by step. Starts when `run` is called. */
export function createPlayback(plan: Plan, options: { readonly speed: Speed; readonly paused: boolean }) {
  const takenAt = (step: number) => (step === 0 ? startOf(plan) : plan.steps[step - 1]);
  const lookedAt = (step: number): readonly Checkpoint[] => {
    const taken = takenAt(step);
    if (!taken) return [];
    const { expected, assertions, toasts, before } = taken;
    return [
      // What must still be so just before the step happens.
      ...(before ? allOf(plan, before.expected) : []),
      ...allOf(plan, expected),
      ...assertions,
      { type: 'messages', toasts },
    ];
  };
  let looked: readonly { readonly what: Checkpoint; readonly status: AssertionProgress['status'] }[] = [];
  let state: PlaybackState = {
    phase: options.paused ? 'paused' : 'playing',
    speed: options.speed,
    step: 0,
    sentence: toSentence(resolveForReader(plan.start.sentence)),
    assertions: [],
    seen: 0,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<PlaybackState>) => {
    state = { ...state, ...change };
    for (const listen of listeners) listen();
  };

  const show = (next: typeof looked, change: Partial<PlaybackState> = {}) => {
    looked = next;
    set({ ...change, assertions: looked.map(({ what, status }) => ({ text: sayLooked(what), status })) });
  };
  const mark = (what: Checkpoint, status: AssertionProgress['status'], change: Partial<PlaybackState> = {}) =>
    show(
      looked.map((one) => (isSame(one.what, what) ? { what: one.what, status } : one)),
      change,
    );

  let goOn: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = () => {
    clearTimeout(timer);
    if (goOn && state.phase === 'playing') timer = setTimeout(goOn, PACES[state.speed].step);
  };
  const turn = () =>
    new Promise<void>((resolve) => {
      goOn = () => {
        clearTimeout(timer);
        goOn = undefined;
        resolve();
      };
      arm();
    });

  const isOver = () => state.phase === 'passed' || state.phase === 'failed';

  return {
    plan,
    get: (): PlaybackState => state,
    subscribe: (listen: () => void): (() => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    play(): void {
      if (isOver()) return;
      set({ phase: 'playing' });
      arm();
    },
    pause(): void {
      if (isOver()) return;
      set({ phase: 'paused' });
      arm();
    },
    /** Takes the next step, and stops before the one after it. */
    step(): void {
      if (isOver()) return;
      set({ phase: 'paused' });
      goOn?.();
    },
    setSpeed(speed: Speed): void {
      set({ speed });
      arm();
    },
    /** How long what comes next is pointed at, in milliseconds. */
    pointing: (): number => PACES[state.speed].pointing,
    /** Resolves when the plan is at its end or has failed. */
    async run(stage: PageDriver): Promise<void> {
      try {
        await runPlan(stage, plan, {
          async before(step) {
            const assertions = lookedAt(step).map((what) => ({ what, status: 'open' as const }));
            show(assertions, { step, sentence: toSentence(resolveForReader(takenAt(step)?.sentence ?? '')) });
            stage.standStill();
            await turn();
            stage.goOn();
          },
          looking: (what) => mark(what, 'looking'),
          seen: (what) => mark(what, 'seen', { seen: state.seen + 1 }),
        });
        set({ phase: 'passed' });
      } catch (failure) {
        if (!(failure instanceof PlanFailure)) throw failure;
        console.error('The path failed.', failure);
        const state = takenAt(failure.step)?.expected.state ?? '';
        show(
          looked.map((one) => (one.status === 'looking' ? { ...one, status: 'wrong' } : one)),
          { phase: 'failed', failure: { state, wrong: failure.wrong } },
        );
      }
    },
  };
}

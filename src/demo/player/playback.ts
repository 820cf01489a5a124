import type { Look, Plan, Step } from '../../../machines/paths/plan';
import { asSentence, sayCheck, sayNames } from '../../../machines/paths/words';
import { player as sentences } from '../../wording/player';
import { type Looked, PathFailure, play } from '../paths/play';
import type { Stage } from '../paths/stage';

export type Speed = 'normal' | 'slow' | 'fast';

/** Milliseconds before each step, and for which what is pressed next is pointed at. `fast` is for tests. */
const PACES: Readonly<Record<Speed, { readonly step: number; readonly pointing: number }>> = {
  normal: { step: 700, pointing: 250 },
  slow: { step: 2500, pointing: 900 },
  fast: { step: 0, pointing: 0 },
};

/** One thing that a step checks, in words. */
export interface CheckShown {
  readonly text: string;
  readonly status: 'open' | 'looking' | 'seen' | 'wrong';
}

export interface Failure {
  readonly state: string;
  readonly wrong: string;
}

export interface Playing {
  readonly phase: 'playing' | 'paused' | 'passed' | 'failed';
  readonly speed: Speed;
  /** counted from 1; 0 is the start */
  readonly step: number;
  /** of the step, as a reader knows it */
  readonly sentence: string;
  readonly checks: readonly CheckShown[];
  /** how much has been found to be so since the start */
  readonly seen: number;
  readonly failure?: Failure;
}

export type Playback = ReturnType<typeof createPlayback>;

const sayLooked = (what: Looked): string => {
  if (what.see === 'machine') return sentences.inState(what.look.state, what.look.description);
  if (what.see !== 'messages') return sayCheck(what);
  return what.says.length > 0 ? sentences.says(what.says.map(sayNames)) : sentences.saysNothing;
};

/** Two looks at the same thing: the plan's own pieces are told apart by identity. */
const isSame = (one: Looked, other: Looked): boolean => {
  if (one.see === 'machine' && other.see === 'machine') return one.look === other.look;
  return one === other || (one.see === 'messages' && other.see === 'messages');
};

const allOf = (plan: Plan, look: Look): readonly Looked[] => [
  ...(plan.machine === 'together' ? [] : [{ see: 'machine', look } as const]),
  ...look.checks,
];

const startOf = ({ start }: Plan): Pick<Step, 'sentence' | 'checks' | 'says' | 'look' | 'before'> => ({
  ...start,
  says: [],
});

/** Plays a plan so that a person can follow it, stop it, and take it step by step. Starts when `run` is called. */
export function createPlayback(plan: Plan, options: { readonly speed: Speed; readonly paused: boolean }) {
  const takenAt = (step: number) => (step === 0 ? startOf(plan) : plan.steps[step - 1]);
  const lookedAt = (step: number): readonly Looked[] => {
    const taken = takenAt(step);
    if (!taken) return [];
    const { look, checks, says, before } = taken;
    return [
      // What must still be so just before the step happens.
      ...(before ? allOf(plan, before.look) : []),
      ...allOf(plan, look),
      ...checks,
      { see: 'messages', says },
    ];
  };
  let looked: readonly { readonly what: Looked; readonly status: CheckShown['status'] }[] = [];
  let state: Playing = {
    phase: options.paused ? 'paused' : 'playing',
    speed: options.speed,
    step: 0,
    sentence: asSentence(sayNames(plan.start.sentence)),
    checks: [],
    seen: 0,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<Playing>) => {
    state = { ...state, ...change };
    for (const listen of listeners) listen();
  };

  const show = (next: typeof looked, change: Partial<Playing> = {}) => {
    looked = next;
    set({ ...change, checks: looked.map(({ what, status }) => ({ text: sayLooked(what), status })) });
  };
  const mark = (what: Looked, status: CheckShown['status'], change: Partial<Playing> = {}) =>
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
    get: (): Playing => state,
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
    async run(stage: Stage): Promise<void> {
      try {
        await play(stage, plan, {
          async before(step) {
            const checks = lookedAt(step).map((what) => ({ what, status: 'open' as const }));
            show(checks, { step, sentence: asSentence(sayNames(takenAt(step)?.sentence ?? '')) });
            stage.standStill();
            await turn();
            stage.goOn();
          },
          looking: (what) => mark(what, 'looking'),
          seen: (what) => mark(what, 'seen', { seen: state.seen + 1 }),
        });
        set({ phase: 'passed' });
      } catch (failure) {
        if (!(failure instanceof PathFailure)) throw failure;
        console.error('The path failed.', failure);
        const state = takenAt(failure.step)?.look.state ?? '';
        show(
          looked.map((one) => (one.status === 'looking' ? { ...one, status: 'wrong' } : one)),
          { phase: 'failed', failure: { state, wrong: failure.wrong } },
        );
      }
    },
  };
}

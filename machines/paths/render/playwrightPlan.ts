import type { Action } from '../action';
import type { Assertion } from '../assertion';
import type { Plan, Step } from '../plan';

/** What a test does; `openWith` is an `open` together with the `restore` that settles what the app finds. */
export type PlaywrightAction =
  | Exclude<Action, { readonly type: 'restoreStorage' | 'stallStorage' }>
  | { readonly type: 'openWith'; readonly stored: 'session' | 'nothing' | 'garbage'; readonly path: string };

export interface PlaywrightStep {
  readonly sentence: string;
  readonly state: string;
  /** in order */
  readonly parts: readonly {
    readonly acts: readonly PlaywrightAction[];
    readonly assertions: readonly Assertion[];
  }[];
  readonly toasts: readonly string[];
  /** the app is not open yet: a later step opens it */
  readonly notOpenYet: boolean;
}

/** A plan as it can be carried out from outside the page, or why it cannot. */
export type PlaywrightPlan = { readonly steps: readonly PlaywrightStep[] } | { readonly whyNot: string };

type Part = Pick<Step, 'sentence' | 'before' | 'actions' | 'toasts' | 'assertions' | 'expected'>;

/** Milliseconds. Real time goes on beside the time that a plan waits for, so what comes just before its end is looked at earlier. */
const MARGIN = 60_000;

/** A wait in two parts, with the look between them: the first is cut short by the margin, and the second makes up for it. */
function withMargin({ before, actions }: Part): {
  readonly early: readonly Action[];
  readonly late: readonly Action[];
} {
  const wait = before?.actions.at(-1);
  const rest = actions[0];
  if (wait?.type !== 'advanceTimers' || rest?.type !== 'advanceTimers')
    return { early: before?.actions ?? [], late: actions };
  const margin = Math.min(MARGIN, wait.milliseconds);
  return {
    early: [...(before?.actions.slice(0, -1) ?? []), { ...wait, milliseconds: wait.milliseconds - margin }],
    late: [{ ...rest, milliseconds: rest.milliseconds + margin }, ...actions.slice(1)],
  };
}

const seen = (assertions: readonly Assertion[]) => assertions.filter(({ type }) => type !== 'machineState');

/**
 * The app reads what the browser has stored in the moment it starts, and nobody outside can come between. So an
 * `open` that a `restore` follows is put off until then, and what must be seen between the two is left out.
 */
export function toPlaywrightPlan({ start, steps }: Plan): PlaywrightPlan {
  const all: readonly Part[] = [{ ...start, toasts: [] }, ...steps];
  const actions = all.flatMap((part) => [...(part.before?.actions ?? []), ...part.actions]);
  if (actions.some(({ type }) => type === 'stallStorage')) {
    return { whyNot: 'the browser’s storage cannot be made to hang' };
  }
  const putOff = new Set(
    actions.filter((action, place) => action.type === 'open' && waitsForStorage(actions, place)),
  );
  let path: string | undefined;
  let tooEarly = false;

  const actsOf = (own: readonly Action[]): PlaywrightAction[] =>
    own.flatMap((action): PlaywrightAction[] => {
      if (action.type === 'stallStorage') return [];
      if (putOff.has(action) && action.type === 'open') {
        path = action.path;
        return [];
      }
      if (action.type === 'restoreStorage') {
        const opened: PlaywrightAction = { type: 'openWith', stored: action.stored, path: path ?? '/' };
        path = undefined;
        return [opened];
      }
      if (path !== undefined && action.type !== 'hold' && action.type !== 'mockNextResponse') tooEarly = true;
      return [action];
    });

  const outside: PlaywrightStep[] = [];
  for (const part of all) {
    const { sentence, before, toasts, assertions, expected } = part;
    const { early, late } = withMargin(part);
    const first = {
      acts: actsOf(early),
      assertions: path === undefined ? seen(before?.expected.assertions ?? []) : [],
    };
    const acts = actsOf(late);
    const notOpenYet = path !== undefined;
    if (tooEarly) return { whyNot: `“${sentence}” happens before the app knows what is stored` };
    outside.push({
      sentence,
      state: expected.description === '' ? expected.state : `${expected.state}: ${expected.description}`,
      parts: [
        ...(before ? [first] : []),
        { acts, assertions: notOpenYet ? [] : seen([...expected.assertions, ...assertions]) },
      ],
      toasts,
      notOpenYet,
    });
  }
  return { steps: outside };
}

/** Whether the next start of the app after this place waits for what is stored. */
const waitsForStorage = (actions: readonly Action[], place: number): boolean =>
  actions.slice(place + 1).find(({ type }) => type === 'open' || type === 'restoreStorage')?.type ===
  'restoreStorage';

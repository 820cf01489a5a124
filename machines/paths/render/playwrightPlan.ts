import type { Action } from '../action';
import type { Assertion } from '../assertion';
import type { Plan, Step } from '../plan';

/** An action of a rendered test; `openWith` is an `open` merged with the `restoreStorage` that follows it. */
export type PlaywrightAction =
  | Exclude<Action, { readonly type: 'restoreStorage' | 'stallStorage' }>
  | { readonly type: 'openWith'; readonly stored: 'session' | 'nothing' | 'garbage'; readonly path: string };

export interface PlaywrightStep {
  readonly sentence: string;
  readonly state: string;
  /** in order */
  readonly parts: readonly {
    readonly actions: readonly PlaywrightAction[];
    readonly assertions: readonly Assertion[];
  }[];
  readonly toasts: readonly string[];
  /** a later step opens the app */
  readonly isAppClosed: boolean;
}

/** A plan as Playwright can run it from outside the page, or the reason why it cannot. */
export type PlaywrightPlan =
  | { readonly steps: readonly PlaywrightStep[] }
  | { readonly unsupportedReason: string };

type Part = Pick<Step, 'sentence' | 'before' | 'actions' | 'toasts' | 'assertions' | 'expected'>;

/** Real time passes besides the simulated time, so the state just before the end of a delay is checked earlier. */
const MARGIN_MS = 60_000;

/** Moves the check before the end of a delay ahead by the margin, and adds the margin to the rest of the delay. */
function addMargin({ before, actions }: Part): {
  readonly early: readonly Action[];
  readonly late: readonly Action[];
} {
  const wait = before?.actions.at(-1);
  const rest = actions[0];
  if (wait?.type !== 'advanceTimers' || rest?.type !== 'advanceTimers')
    return { early: before?.actions ?? [], late: actions };
  const margin = Math.min(MARGIN_MS, wait.milliseconds);
  return {
    early: [...(before?.actions.slice(0, -1) ?? []), { ...wait, milliseconds: wait.milliseconds - margin }],
    late: [{ ...rest, milliseconds: rest.milliseconds + margin }, ...actions.slice(1)],
  };
}

const withoutMachineStates = (assertions: readonly Assertion[]) =>
  assertions.filter(({ type }) => type !== 'machineState');

/**
 * The app reads the browser's storage as soon as it starts, and Playwright cannot delay that. So an `open` is deferred
 * until the `restoreStorage` that follows it, and the assertions between the two are left out.
 */
export function toPlaywrightPlan({ start, steps }: Plan): PlaywrightPlan {
  const all: readonly Part[] = [{ ...start, toasts: [] }, ...steps];
  const allActions = all.flatMap((part) => [...(part.before?.actions ?? []), ...part.actions]);
  if (allActions.some(({ type }) => type === 'stallStorage')) {
    return { unsupportedReason: 'the browser’s storage cannot be stalled' };
  }
  const deferredOpens = new Set(
    allActions.filter((action, index) => action.type === 'open' && isBeforeRestoreStorage(allActions, index)),
  );
  let path: string | undefined;
  let isTooEarly = false;

  const toPlaywrightActions = (part: readonly Action[]): PlaywrightAction[] =>
    part.flatMap((action): PlaywrightAction[] => {
      if (action.type === 'stallStorage') return [];
      if (deferredOpens.has(action) && action.type === 'open') {
        path = action.path;
        return [];
      }
      if (action.type === 'restoreStorage') {
        const opened: PlaywrightAction = { type: 'openWith', stored: action.stored, path: path ?? '/' };
        path = undefined;
        return [opened];
      }
      if (path !== undefined && action.type !== 'hold' && action.type !== 'mockNextResponse')
        isTooEarly = true;
      return [action];
    });

  const playwrightSteps: PlaywrightStep[] = [];
  for (const part of all) {
    const { sentence, before, toasts, assertions, expected } = part;
    const { early, late } = addMargin(part);
    const first = {
      actions: toPlaywrightActions(early),
      assertions: path === undefined ? withoutMachineStates(before?.expected.assertions ?? []) : [],
    };
    const actions = toPlaywrightActions(late);
    const isAppClosed = path !== undefined;
    if (isTooEarly) return { unsupportedReason: `“${sentence}” happens before the app has read the storage` };
    playwrightSteps.push({
      sentence,
      state: expected.description === '' ? expected.state : `${expected.state}: ${expected.description}`,
      parts: [
        ...(before ? [first] : []),
        {
          actions,
          assertions: isAppClosed ? [] : withoutMachineStates([...expected.assertions, ...assertions]),
        },
      ],
      toasts,
      isAppClosed,
    });
  }
  return { steps: playwrightSteps };
}

/** Whether `restoreStorage` follows before the app is opened again. */
const isBeforeRestoreStorage = (actions: readonly Action[], index: number): boolean =>
  actions.slice(index + 1).find(({ type }) => type === 'open' || type === 'restoreStorage')?.type ===
  'restoreStorage';

import type { Typed } from '../../paths/kinds';
import type { Plan, Step } from '../../paths/plan';

type Part = Pick<Step, 'sentence' | 'before' | 'actions' | 'toasts' | 'assertions' | 'expected'>;

/** Whether `restoreStorage` follows before the app is opened again. */
const isBeforeRestoreStorage = (actions: readonly Typed[], index: number): boolean =>
  actions.slice(index + 1).find(({ type }) => type === 'open' || type === 'restoreStorage')?.type ===
  'restoreStorage';

/** These prepare the network, which an app that is not open yet does not notice. */
const PREPARATIONS: readonly string[] = ['hold', 'holdAll', 'mockNextResponse'];

/** The demo's provider lives by the page's clock, and ends a session after a week. */
const SESSION_MS = 7 * 24 * 60 * 60 * 1000;

const getMilliseconds = (action: Typed): number =>
  'milliseconds' in action && typeof action.milliseconds === 'number' ? action.milliseconds : 0;

/** Whether another tab moves money as another member. */
const isMovementOfOtherMember = (action: Typed): boolean =>
  'operation' in action && action.operation === 'loseAnswer' && 'as' in action && action.as === 'other';

/**
 * The app reads the browser's storage as soon as it starts, and Playwright cannot delay that. So an `open` is moved
 * behind the `restoreStorage` that follows it, and the assertions between the two are left out.
 */
export function toOutsidePlan(plan: Plan): Plan | { readonly unsupportedReason: string } {
  const { start, steps } = plan;
  const all: readonly Part[] = [{ ...start, toasts: [] }, ...steps];
  const allActions = all.flatMap((part) => [...(part.before?.actions ?? []), ...part.actions]);
  if (allActions.reduce((sum, action) => sum + getMilliseconds(action), 0) > SESSION_MS)
    return { unsupportedReason: 'a session is over after a week' };
  if (allActions.some(isMovementOfOtherMember))
    return { unsupportedReason: 'the tabs of a browser share the member who is signed in' };
  const deferredOpens = new Set(
    allActions.filter((action, index) => action.type === 'open' && isBeforeRestoreStorage(allActions, index)),
  );
  let open: Typed | undefined;
  let tooEarly: string | undefined;

  const reorder = (actions: readonly Typed[], sentence: string): readonly Typed[] =>
    actions.flatMap((action) => {
      if (deferredOpens.has(action)) {
        open = action;
        return [];
      }
      if (action.type === 'restoreStorage') {
        const moved = open;
        open = undefined;
        return moved ? [action, moved] : [action];
      }
      if (open && !PREPARATIONS.includes(action.type)) tooEarly = sentence;
      return [action];
    });
  const change = <Changed extends Part>(part: Changed): Changed => {
    const { sentence, before, expected } = part;
    const whileClosed = { ...expected, assertions: [] };
    const changedBefore = before && {
      actions: reorder(before.actions, sentence),
      expected: open ? { ...before.expected, assertions: [] } : before.expected,
    };
    const actions = reorder(part.actions, sentence);
    return {
      ...part,
      ...(changedBefore ? { before: changedBefore } : {}),
      actions,
      ...(open ? { assertions: [], toasts: [], expected: whileClosed } : {}),
    };
  };
  const changedStart = change({ ...start, toasts: [] });
  const changedSteps = steps.map(change);
  return tooEarly === undefined
    ? { ...plan, start: changedStart, steps: changedSteps }
    : { unsupportedReason: `“${tooEarly}” happens before the app has read the storage` };
}

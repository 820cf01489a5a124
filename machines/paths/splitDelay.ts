import type { AnyMachineSnapshot } from 'xstate';
import { getRunningDelays } from './delays';
import type { Registry } from './kinds';
import type { ExpectedState, Step } from './plan';
import type { TestCase } from './testModel';

interface Transition {
  /** before the case, and what is true in it */
  readonly snapshot: AnyMachineSnapshot;
  readonly expected: ExpectedState;
  readonly next: { readonly snapshot: AnyMachineSnapshot; readonly took: readonly string[] };
}

/**
 * Splits the delays of a path, case by case: one that ends in a transition is waited for until just before its end, and past
 * it. One that other cases have taken time from is over sooner, and beside a shorter one the state changes before: neither
 * has a moment just before its end that is known.
 */
export function createDelaySplitter(kinds: Registry) {
  /** milliseconds that the running delays have taken, by the type of the event that ends them */
  let elapsed: ReadonlyMap<string, number> = new Map();
  return (
    { by, actions }: TestCase,
    event: string,
    { snapshot, expected, next }: Transition,
  ): Pick<Step, 'before' | 'actions'> => {
    const duration = actions.reduce((sum, action) => sum + (kinds.getDelay(action) ?? 0), 0);
    const hasJustBegun = !elapsed.get(event);
    const isAlone = [...getRunningDelays(snapshot)].every(
      ([type, { milliseconds }]) => type === event || milliseconds - (elapsed.get(type) ?? 0) >= duration,
    );
    const running = [...getRunningDelays(next.snapshot).keys()];
    elapsed = new Map(
      running.map((type) => {
        const before = type === event ? undefined : elapsed.get(type);
        // One that the case has begun anew is taken for one that goes on.
        return [type, before === undefined ? 0 : before + duration];
      }),
    );
    const last = actions.at(-1);
    const milliseconds = last && kinds.getDelay(last);
    const isSplit = by === 'clock' && next.took.length > 0 && hasJustBegun && isAlone;
    if (!last || !milliseconds || milliseconds < 2 || !isSplit) return { actions };
    const wait = (part: number) => ({ ...last, type: last.type, milliseconds: part });
    return {
      before: { actions: [...actions.slice(0, -1), wait(milliseconds - 1)], expected },
      actions: [wait(1)],
    };
  };
}

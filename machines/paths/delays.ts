import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getNodes } from './transitions';

/** Delays that nobody has set: the machine takes them for none at all. */
export const findUnsetDelays = (machine: AnyStateMachine): readonly string[] =>
  getNodes(machine)
    .flatMap(({ after }) => after.map(({ delay }) => delay))
    .filter((delay) => typeof delay === 'string')
    .filter((delay) => !Object.hasOwn(machine.implementations.delays, delay));

/** Milliseconds; undefined for a delay that is computed from more than the context. */
function resolveDelay(delay: unknown, context: unknown): number | undefined {
  try {
    const milliseconds: unknown = typeof delay === 'function' ? delay({ context }) : delay;
    return typeof milliseconds === 'number' ? milliseconds : undefined;
  } catch {
    return undefined;
  }
}

interface RunningDelay {
  readonly milliseconds: number;
  /** of the state that has it */
  readonly path: readonly string[];
}

/** The delays that run in a state and whose length is known, by the type of the event that ends them. */
export const getRunningDelays = ({
  _nodes,
  context,
  machine: { implementations },
}: AnyMachineSnapshot): ReadonlyMap<string, RunningDelay> =>
  new Map(
    _nodes.flatMap(({ after, path }) =>
      after.flatMap(({ eventType, delay }) => {
        const set: unknown = typeof delay === 'string' ? implementations.delays[delay] : delay;
        const milliseconds = resolveDelay(set, context);
        return milliseconds === undefined ? [] : [[eventType, { milliseconds, path }] as const];
      }),
    ),
  );

/** Whether one is over before the other. Of equal ones the outer one is, which begins no later. */
const isBefore = (one: RunningDelay, other: RunningDelay): boolean =>
  one.milliseconds < other.milliseconds ||
  (one.milliseconds === other.milliseconds &&
    one.path.length < other.path.length &&
    one.path.every((part, index) => part === other.path[index]));

const isSameTime = (one: RunningDelay, other: RunningDelay): boolean =>
  one.milliseconds === other.milliseconds && !isBefore(one, other) && !isBefore(other, one);

/**
 * Of the delays that run beside one in a state, those that are over before it, so that it never leads where it would alone
 * (`overtaking`), and those that are over in the same moment and change what it leads to (`simultaneous`). `lead` gives the
 * key of the state to which delays lead that are over one after the other, undefined where they end in an error.
 */
export function findConflicts(
  delays: ReadonlyMap<string, RunningDelay>,
  type: string,
  lead: (types: readonly string[]) => string | undefined,
): { readonly overtaking: readonly string[]; readonly simultaneous: readonly string[] } {
  const own = delays.get(type);
  if (!own) return { overtaking: [], simultaneous: [] };
  const alone = lead([type]);
  const differs = ([other]: readonly [string, RunningDelay]) => {
    const both = lead([other, type]);
    return both !== undefined && both !== alone;
  };
  const others = [...delays].filter(([other]) => other !== type);
  const findWhere = (isMeant: (other: RunningDelay, one: RunningDelay) => boolean) =>
    others
      .filter(([, other]) => isMeant(other, own))
      .filter(differs)
      .map(([other]) => other);
  return { overtaking: findWhere(isBefore), simultaneous: findWhere(isSameTime) };
}

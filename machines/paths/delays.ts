import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getNodes } from './transitions';

/** Delays that nobody has set: the machine takes them for none at all. */
export const findUnsetDelays = (machine: AnyStateMachine): readonly string[] =>
  getNodes(machine)
    .flatMap(({ after }) => after.map(({ delay }) => delay))
    .filter((delay) => typeof delay === 'string')
    .filter((delay) => !Object.hasOwn(machine.implementations.delays, delay));

/** Milliseconds; undefined for a delay that cannot be computed from the context alone. */
function resolveDelay(delay: unknown, context: unknown): number | undefined {
  try {
    const milliseconds: unknown =
      typeof delay === 'function' ? delay({ context, event: { type: 'xstate.init' } }) : delay;
    return typeof milliseconds === 'number' ? milliseconds : undefined;
  } catch {
    return undefined;
  }
}

/** The delays that run in a state and whose length is known: milliseconds, by the type of the event that ends them. */
export const getRunningDelays = ({
  _nodes,
  context,
  machine: { implementations },
}: AnyMachineSnapshot): ReadonlyMap<string, number> =>
  new Map(
    _nodes
      .flatMap(({ after }) => after)
      .flatMap(({ eventType, delay }) => {
        const set: unknown = typeof delay === 'string' ? implementations.delays[delay] : delay;
        const milliseconds = resolveDelay(set, context);
        return milliseconds === undefined ? [] : [[eventType, milliseconds] as const];
      }),
  );

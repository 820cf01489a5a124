import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { describeGuard } from './describe';
import { transitionId } from './identifiers';
import { getNodes, getTransitionDefinitions } from './transitions';

const nameOf = (action: unknown): string => describeGuard(action, 'a function');

const withList = (words: string, names: readonly string[] = []): string =>
  names.length > 0 ? `, ${words} ${names.join(', ')}` : '';

function describeNode({ id, type, initial, history, config, tags, output }: AnyStateNode): string {
  const first = type === 'compound' ? initial : undefined;
  const defaults: readonly unknown[] = [(type === 'history' && config.target) || []].flat();
  return [
    `state ${id}: ${type}`,
    history ? `, ${history}` : '',
    withList(
      'initial',
      first?.target.map((target) => target.id),
    ),
    withList('actions', first?.actions.map(nameOf)),
    withList('default', defaults.map(String)),
    withList('tags', [...tags].sort()),
    output === undefined ? '' : ', has an output',
  ].join('');
}

/**
 * A machine in lines, one for each state, transition, delay, and entry, exit and invoked actor of a state: what a
 * baseline keeps of it, so that a change which no path shows is noticed, too.
 */
export function describeChart(machine: AnyStateMachine): readonly string[] {
  const lines = getNodes(machine).flatMap((node) => [
    describeNode(node),
    ...node.entry.map((action) => `entry of ${node.id}: ${nameOf(action)}`),
    ...node.exit.map((action) => `exit of ${node.id}: ${nameOf(action)}`),
    ...node.invoke.map(
      ({ id, src }) => `actor of ${node.id}: ${id} (${typeof src === 'string' ? src : 'inline'})`,
    ),
    ...getTransitionDefinitions(node).map((definition) => {
      const { guard, actions, reenter, target = [] } = definition;
      return [
        `transition ${transitionId(definition)}`,
        withList(
          'to',
          target.map(({ id }) => id),
        ),
        reenter ? ', enters anew' : '',
        guard === undefined ? '' : withList('guard', [describeGuard(guard)]),
        withList('actions', actions.map(nameOf)),
      ].join('');
    }),
  ]);
  const delays = Object.entries(machine.implementations.delays).map(
    ([name, delay]) => `delay ${name}: ${typeof delay === 'number' ? `${delay} ms` : 'computed'}`,
  );
  return [...lines, ...delays];
}

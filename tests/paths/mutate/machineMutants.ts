import { type AnyStateMachine, type AnyStateNode, fromPromise, not } from 'xstate';
import { transitionId } from '#machines/paths/identifiers.ts';
import { getNodes, getTransitionDefinitions } from '#machines/paths/transitions.ts';

/** A machine with one thing broken in its chart; what it calls (actors, actions, guards) stays as it is. */
export interface MachineMutant {
  readonly machine: string;
  /** a transition's or a state node's id, or the name of a delay */
  readonly place: string;
  readonly operator: string;
  readonly what: string;
  /** Applies the mutant for later calls of the machine's `provide`. Returns a function that reverts it. */
  readonly apply: () => () => void;
}

type Config = Record<string, unknown>;

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const configOf = (value: unknown): Config => (isConfig(value) ? value : {});
const isGuard = (value: unknown): value is Parameters<typeof not>[0] =>
  typeof value === 'string' || typeof value === 'function' || isConfig(value);
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
/** A string stands for a target, or for an action's or a guard's type. */
const spelledOut = (value: unknown, name: string): Config =>
  typeof value === 'string' ? { [name]: value } : configOf(value);
const without = (config: Config, key: string): Config =>
  Object.fromEntries(Object.entries(config).filter(([name]) => name !== key));

/** Charts share pieces (one transition listed in two states), so that a change always makes a new piece. */
function replacing(owner: Config, key: string, value: unknown): () => () => void {
  return () => {
    const had = Object.hasOwn(owner, key);
    const before = owner[key];
    owner[key] = value;
    return () => {
      if (had) owner[key] = before;
      else delete owner[key];
    };
  };
}

/** Something that never answers, known to the machine under this name. */
const SILENT = 'silent';
const silent = fromPromise(() => new Promise(() => undefined));

/** The leaf in which the machine comes to rest when it enters this node. */
function leafOf(node: AnyStateNode): AnyStateNode {
  const next = node.type === 'compound' ? node.initial.target[0] : undefined;
  return next ? leafOf(next) : node;
}

interface Transitions {
  /** the event's type; empty for `always` */
  readonly type: string;
  readonly owner: Config;
  readonly key: string;
}

function transitionsIn(config: Config, id: string): readonly Transitions[] {
  const under = (key: string, typeOf: (name: string) => string) => {
    const owner = configOf(config[key]);
    return Object.keys(owner).map((name) => ({ type: typeOf(name), owner, key: name }));
  };
  const answers = listOf(config.invoke).flatMap((invoke) => {
    const owner = configOf(invoke);
    return [
      { type: `xstate.done.actor.${owner.id}`, owner, key: 'onDone' },
      { type: `xstate.error.actor.${owner.id}`, owner, key: 'onError' },
    ];
  });
  return [
    ...under('on', (name) => name),
    ...under('after', (delay) => `xstate.after.${delay}.${id}`),
    ...answers,
    { type: `xstate.done.state.${id}`, owner: config, key: 'onDone' },
    { type: '', owner: config, key: 'always' },
  ].filter(({ owner, key }) => owner[key] !== undefined);
}

/** Every mutant of a machine, in the order in which the machine is written. */
export function machineMutants(machine: AnyStateMachine): readonly MachineMutant[] {
  const mutants: MachineMutant[] = [];
  const nodes = getNodes(machine);
  const leaves = nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  const note = (place: string, operator: string, what: string, apply: () => () => void) =>
    void mutants.push({ machine: machine.id, place, operator, what, apply });

  const actionsIn = (
    place: string,
    owner: Config,
    key: string,
    write: (left: unknown) => () => () => void,
  ) => {
    const actions = listOf(owner[key]);
    for (const [index, action] of actions.entries()) {
      const { type } = spelledOut(action, 'type');
      const left = actions.filter((_, other) => other !== index);
      note(place, 'action dropped', `${key}: ${type}`, write(left));
    }
  };

  const transitionMutants = (node: AnyStateNode, { type, owner, key }: Transitions) => {
    const written = listOf(owner[key]);
    const definitions = getTransitionDefinitions(node).filter(({ eventType }) => eventType === type);
    for (const [index, one] of written.entries()) {
      const definition = definitions[index];
      if (!definition) throw new Error(`${node.id} has no transition ${index} for ${type}`);
      const place = transitionId(definition);
      const transition = spelledOut(one, 'target');
      const become = (changed: Config) => replacing(owner, key, written.with(index, changed));
      note(place, 'transition removed', '', replacing(owner, key, written.toSpliced(index, 1)));

      const target = definition.target?.[0];
      const rests = target ? leafOf(target) : node;
      for (const leaf of leaves.filter(({ id }) => id !== rests.id)) {
        note(place, 'retargeted', `to ${leaf.id}`, become({ ...transition, target: `#${leaf.id}` }));
      }
      if (transition.guard !== undefined) {
        if (!isGuard(transition.guard)) throw new Error(`${place} has a guard of an unknown kind`);
        note(place, 'guard negated', '', become({ ...transition, guard: not(transition.guard) }));
        note(place, 'guard dropped', '', become(without(transition, 'guard')));
      }
      actionsIn(place, transition, 'actions', (actions) => become({ ...transition, actions }));
    }
  };

  const invokeMutants = (node: AnyStateNode, config: Config) => {
    const invokes = listOf(config.invoke);
    for (const [index, one] of invokes.entries()) {
      const invoke = configOf(one);
      const broken = replacing(config, 'invoke', invokes.with(index, { ...invoke, src: SILENT }));
      const actors = replacing(configOf(machine.implementations), 'actors', {
        ...machine.implementations.actors,
        [SILENT]: silent,
      });
      note(node.id, 'invoke dropped', String(invoke.src), () => {
        const mends = [broken(), actors()];
        return () => {
          for (const mend of mends) mend();
        };
      });
    }
  };

  for (const node of nodes) {
    const config = configOf(node.config);
    const first = node.initial?.target[0];
    for (const key of Object.keys(node.states)) {
      if (first && key !== first.key) {
        note(node.id, 'started elsewhere', `in ${key}`, replacing(config, 'initial', key));
      }
    }
    for (const transitions of transitionsIn(config, node.id)) transitionMutants(node, transitions);
    for (const key of ['entry', 'exit']) {
      actionsIn(node.id, config, key, (actions) => replacing(config, key, actions));
    }
    invokeMutants(node, config);
    const tags = listOf(config.tags);
    for (const [index, tag] of tags.entries()) {
      note(node.id, 'tag dropped', String(tag), replacing(config, 'tags', tags.toSpliced(index, 1)));
    }
  }

  const delays = configOf(machine.implementations.delays);
  for (const [name, delay] of Object.entries(delays)) {
    for (const factor of [0.5, 2]) {
      const changed =
        typeof delay === 'function'
          ? (...given: unknown[]) => Number(delay(...given)) * factor
          : Number(delay) * factor;
      note(name, 'delay changed', `× ${factor}`, replacing(delays, name, changed));
    }
  }
  return mutants;
}

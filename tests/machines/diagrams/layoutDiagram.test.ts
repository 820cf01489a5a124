import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type Box, type Diagram, layoutDiagram } from '#machines/diagrams/layoutDiagram.ts';
import { testModels } from '#machines/models/testModels.ts';
import { getNodes, getTransitions } from '#machines/paths/transitions.ts';
import { call, coins, house, lamp, switches } from '../../paths/smallMachines';

/** A window of 1440 px less its scroll bar and the page’s margins. */
const MAX_WIDTH = 1216;
/** A self-transition's label stands beside its arrow, others on it. */
const MAX_DISTANCE = 6;

/** Every kind of state and transition. */
const player = createMachine({
  id: 'player',
  initial: 'off',
  on: { unplug: '#player.off', ping: {} },
  states: {
    off: { on: { start: 'on.last', reset: 'on' } },
    on: {
      type: 'parallel',
      on: { fail: ['broken'], restart: { target: '#player.on', reenter: true } },
      states: {
        last: { type: 'history', history: 'deep' },
        sound: {
          initial: 'loud',
          states: {
            loud: { on: { mute: 'silent' } },
            silent: { after: { 5000: 'loud' } },
            back: { type: 'history' },
          },
        },
        picture: {
          initial: 'dark',
          states: { dark: { on: { show: ['lit'] } }, lit: { always: 'seen' }, seen: { type: 'final' } },
        },
      },
    },
    both: { on: { go: ['#player.on.sound.silent', '#player.on.picture.lit'] } },
    broken: { type: 'final' },
  },
});

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The straight parts of an arrow, as boxes without an area. */
const getSegments = ({ points }: Diagram['arrows'][number]): readonly Box[] =>
  points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return {
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(start.x - end.x),
      height: Math.abs(start.y - end.y),
    };
  });

const isOnBorder = (box: Box, { x, y }: { readonly x: number; readonly y: number }): boolean => {
  const at = { x, y, width: 0, height: 0 };
  return holds(grow(box, 1), at) && !holds(grow(box, -1), at);
};

const ours = Object.values(testModels).map(({ machine }) => machine);

describe.each(
  [...ours, call, coins, house, lamp, switches, player].map((machine) => ({ id: machine.id, machine })),
)('the diagram of $id', async ({ machine }) => {
  const diagram = await layoutDiagram(machine);
  const { states, arrows } = diagram;
  const labels = arrows.flatMap((arrow) => arrow.labels);
  const boxOf = new Map(states.map((state) => [state.id, state]));

  test('has every state, inside of its parent', () => {
    const nodes = getNodes(machine);
    expect(states.filter(({ kind }) => kind !== 'initial').map(({ id }) => id)).toEqual(
      nodes.map(({ id }) => id),
    );
    const outside = nodes.filter(({ id, parent }) => {
      const outer = parent && boxOf.get(parent.id);
      const inner = boxOf.get(id);
      return outer && inner && !holds(outer, inner);
    });
    expect(outside.map(({ id }) => id)).toEqual([]);
    const compound = nodes.filter(({ type }) => type === 'compound');
    expect(states.filter(({ kind }) => kind === 'initial')).toHaveLength(compound.length);
  });

  test('has every transition once', () => {
    expect(labels.map(({ id }) => id).toSorted()).toEqual(
      getTransitions(machine)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('has no labels over each other or over a state', () => {
    const leaves = states.filter(({ isCompound }) => !isCompound);
    const covered = labels.flatMap((label, index) =>
      [...labels.slice(index + 1), ...leaves]
        .filter((other) => overlap(label, other))
        .map(({ id }) => [label.id, id]),
    );
    expect(covered).toEqual([]);
    const across = labels.flatMap((label) =>
      states.filter((state) => overlap(label, state) && !holds(state, label)).map(({ id }) => [label.id, id]),
    );
    expect(across).toEqual([]);
  });

  test('has every arrow from the border of a state to the border of another', () => {
    const loose = arrows.filter(({ from, to, points }) => {
      const [start, end, source, target] = [points[0], points.at(-1), boxOf.get(from), boxOf.get(to)];
      return !(start && end && source && target && isOnBorder(source, start) && isOnBorder(target, end));
    });
    expect(loose).toEqual([]);
  });

  test('has every label at its own arrow, and no other arrow under it', () => {
    const far = arrows.filter(
      (arrow) =>
        arrow.labels.length > 0 &&
        !arrow.labels.some((label) =>
          getSegments(arrow).some((part) => overlap(grow(part, MAX_DISTANCE), label)),
        ),
    );
    expect(far).toEqual([]);
    const hidden = labels.flatMap((label) =>
      arrows
        .filter(
          (arrow) =>
            !arrow.labels.includes(label) &&
            getSegments(arrow).some((part) => overlap(grow(part, 0.5), label)),
        )
        .map(({ from, to }) => [label.id, from, to]),
    );
    expect(hidden).toEqual([]);
  });
});

test.each(ours.map((machine) => ({ id: machine.id, machine })))(
  'the diagram of $id fits into a window of 1440 px',
  async ({ machine }) => {
    expect((await layoutDiagram(machine)).width).toBeLessThanOrEqual(MAX_WIDTH);
  },
);

test('shows events with guards and delays, kinds of states, and all targets of a transition', async () => {
  const { states, arrows } = await layoutDiagram(player);
  const targetsOf = (id: string) => arrows.filter(({ from }) => from === id).map(({ to }) => to);
  expect(targetsOf('player initial')).toEqual(['player.off']);
  expect(targetsOf('player.on.sound.back')).toEqual(['player.on.sound.loud']);
  expect(targetsOf('player.both')).toEqual(['player.on.sound.silent', 'player.on.picture.lit']);
  const kinds = Object.fromEntries(states.map(({ id, kind, isRegion }) => [id, isRegion ? 'region' : kind]));
  expect(kinds).toMatchObject({
    'player.on': 'parallel',
    'player.on.last': 'deepHistory',
    'player.on.sound': 'region',
    'player.on.sound.back': 'history',
    'player.on.picture.seen': 'final',
  });
  const ofCall = (await layoutDiagram(call)).arrows.filter(({ from }) => from === 'call.asking');
  expect(ofCall.flatMap(({ labels }) => labels.map(({ event }) => event))).toEqual([
    'ask is done [isGood]',
    'ask is done [else]',
    'ask fails',
    'timeout is over',
  ]);
});

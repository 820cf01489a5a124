import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { describeChart } from '#machines/paths/chart.ts';
import { diffPlans } from '#machines/paths/diff.ts';
import { explore } from '#machines/paths/explore.ts';
import { generatePlans } from '#machines/paths/generatePlans.ts';
import { byMember, lampModel, type TestModel } from './smallMachines';

const baseline = generatePlans(explore(lampModel));
const chart = describeChart(lampModel.machine);
/** The differences when parts of the lamp's test model have changed. */
const diffWith = (today: Partial<TestModel>) => {
  const graph = explore({ ...lampModel, ...today });
  return diffPlans(graph, baseline, generatePlans(graph, baseline), chart);
};
const press = { press: 'on' } as const;

const lampWith = (states: { readonly off: object; readonly on: object }) =>
  setup({}).createMachine({ id: 'lamp', initial: 'off', states });
const off = { description: 'it is dark', on: press };
const on = { meta: { description: 'it is light' }, on: { press: 'off', dim: {} } };

test('an unchanged machine and test model have no differences', () => {
  expect(diffWith({})).toEqual([]);
  expect(diffWith({ machine: lampWith({ off, on }) })).toEqual([]);
});

describe('a change of the machine is reported by path and step, with before and now', () => {
  test('when a transition is removed', () => {
    const machine = lampWith({ off: { ...off, on: {} }, on });
    expect(diffWith({ machine, ignoredEvents: () => ['press', 'dim'] })).toContainEqual(
      expect.stringMatching(
        /^lamp-\w+, step \d “the button is pressed”: before, it led to on by lamp\.off on press; now it is refused in off$/,
      ),
    );
  });

  test('when a transition leads to another state', () => {
    const machine = lampWith({ off, on: { ...on, on: { press: 'on', dim: {} } } });
    expect(diffWith({ machine })).toContainEqual(
      expect.stringMatching(
        /^lamp-\w+, step \d “the button is pressed”: before, it led to off by lamp\.on on press; now it leads to on by lamp\.on on press$/,
      ),
    );
  });

  test('when an event is no longer refused', () => {
    const machine = lampWith({ off: { ...off, on: { ...press, dim: 'on' } }, on });
    expect(diffWith({ machine })).toContainEqual(
      expect.stringMatching(
        /“the light is dimmed”: before, it was refused in off; now it leads to on by lamp\.off on dim$/,
      ),
    );
  });

  test('when it starts in another state', () => {
    const machine = setup({}).createMachine({ id: 'lamp', initial: 'on', states: { off, on } });
    expect(diffWith({ machine }).slice(0, 3)).toEqual([
      'the machine no longer has: state lamp: compound, initial lamp.off',
      'the machine has new: state lamp: compound, initial lamp.on',
      expect.stringMatching(/^lamp-\w+, start: it was in off, and now is in on$/),
    ]);
  });

  test('when a description changes, once for all paths', () => {
    const machine = lampWith({ off: { ...off, description: 'it is black' }, on });
    expect(diffWith({ machine })).toEqual(['the description of off: before it is dark, now it is black']);
  });
});

describe('what is new in the machine is named, whether or not a path shows it', () => {
  test.each([
    [
      'a guard that never refuses',
      {
        press: {
          target: 'on',
          guard: function isDark() {
            return true;
          },
        },
      },
      'the machine has new: transition lamp.off on press, to lamp.on, guard isDark',
    ],
    [
      'an action',
      { press: { target: 'on', actions: 'ring' } },
      'the machine has new: transition lamp.off on press, to lamp.on, actions ring',
    ],
  ])('%s', (_, onOff, sentence) => {
    const machine = lampWith({ off: { ...off, on: onOff }, on });
    expect(diffWith({ machine })).toContain(sentence);
  });

  test.each([
    ['a tag', { ...on, tags: ['bright'] }, 'state lamp.on: atomic, tags bright'],
    ['a final state', { ...on, on: {}, type: 'final' }, 'state lamp.on: final'],
    ['an output', { ...on, on: {}, type: 'final', output: 5 }, 'state lamp.on: final, has an output'],
    [
      'a transition that enters its state anew',
      { ...on, on: { press: 'off', dim: { target: 'on', reenter: true } } },
      'transition lamp.on on dim, to lamp.on, enters anew',
    ],
  ])('%s', (_, changed, line) => {
    expect(diffWith({ machine: lampWith({ off, on: changed }) })).toContain(`the machine has new: ${line}`);
  });

  test('an action on the way into the initial state, and where a history state leads at first', () => {
    const last = { type: 'history', target: 'hot' } as const;
    const states = { warm: {}, hot: {}, last };
    const machine = lampWith({ off, on: { ...on, initial: { target: 'warm', actions: 'ring' }, states } });
    expect(describeChart(machine)).toEqual(
      expect.arrayContaining([
        'state lamp.on: compound, initial lamp.on.warm, actions ring',
        'state lamp.on.last: history, default hot',
      ]),
    );
  });

  test('a delay', () => {
    const machine = setup({ delays: { dusk: 5 } }).createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off, on },
    });
    expect(diffWith({ machine })).toEqual(['the machine has new: delay dusk: 5 ms']);
  });
});

describe('a change of the test model is reported once', () => {
  test('when the assertions of a state change', () => {
    const stateAssertions = {
      ...lampModel.stateAssertions,
      on: () => [{ type: 'alert', text: 'it is hot' } as const],
    };
    expect(diffWith({ stateAssertions })).toEqual([
      'in on, the assertions: before “this is on” is shown, now an alert reads “it is hot”',
    ]);
  });

  test('when actions, toasts or assertions of a case change', () => {
    const dim = {
      ...byMember('the light is dimmed'),
      actions: [{ type: 'click', role: 'link', name: 'Dim' } as const],
      toasts: [{ kind: 'success', text: 'Dimmed.' } as const],
      assertions: [{ type: 'url', path: '/dim' } as const],
    };
    expect(diffWith({ cases: { ...lampModel.cases, dim: [dim] } })).toEqual([
      '“the light is dimmed”, the actions: before the user presses the button “the light is dimmed”, now the user presses the link “Dim”',
      '“the light is dimmed”, the assertions after it: before nothing, now the address is /dim',
      '“the light is dimmed”, its toasts: before nothing, now success “Dimmed.”',
    ]);
  });

  test('when the start changes', () => {
    const start = { sentence: 'a visitor comes', actions: [{ type: 'open', path: '/lamp' } as const] };
    expect(diffWith({ start })).toEqual([
      'the sentence of the start: before a visitor opens it, now a visitor comes',
      '“a visitor opens it”, the actions: before the user opens /, now the user opens /lamp',
    ]);
  });

  test('when a case is renamed: with the step that no longer exists, and the removed and new paths', () => {
    const sentences = diffWith({
      cases: { ...lampModel.cases, dim: [byMember('the light is turned down')] },
    });
    expect(sentences).toContainEqual(
      expect.stringMatching(
        /step \d “the light is dimmed”: before, it was refused in off; now the test model has no such case in off$/,
      ),
    );
    expect(sentences).toContainEqual(
      expect.stringMatching(/^lamp-\w+ \(From off .*\) is no longer possible$/),
    );
    expect(sentences).toContainEqual(expect.stringMatching(/^lamp-\w+ \(From off .*turned down.*\) is new$/));
  });
});

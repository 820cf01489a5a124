import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { diffPlans } from '#machines/paths/diff.ts';
import { explore } from '#machines/paths/explore.ts';
import { generatePlans } from '#machines/paths/generatePlans.ts';
import type { TestModel } from '#machines/paths/testModel.ts';
import { byMember, lampWords } from './smallMachines';

const plansOf = (model: TestModel) => generatePlans(explore(model));
const frozen = plansOf(lampWords);
/** Today, with some of the lamp's words or its machine in another way. */
const told = (today: Partial<TestModel>) => {
  const model = { ...lampWords, ...today };
  return diffPlans(model, frozen, plansOf(model));
};
const press = { press: 'on' } as const;

/** The lamp with other states. */
const lampWith = (states: { readonly off: object; readonly on: object }) =>
  setup({}).createMachine({ id: 'lamp', initial: 'off', states });
const off = { description: 'it is dark', on: press };
const on = { meta: { description: 'it is light' }, on: { press: 'off', dim: {} } };

test('a machine and a vocabulary that are as they were differ in nothing', () => {
  expect(told({})).toEqual([]);
  expect(told({ machine: lampWith({ off, on }) })).toEqual([]);
});

describe('a change of the machine is told by path and step, with what was and what is', () => {
  test('when a transition is gone', () => {
    const machine = lampWith({ off: { ...off, on: {} }, on });
    expect(told({ machine, ignoredEvents: () => ['press', 'dim'] })).toContainEqual(
      expect.stringMatching(
        /^lamp-\w+, step \d “the button is pressed”: before, it led to on by lamp\.off on press; now it is refused in off$/,
      ),
    );
  });

  test('when a transition leads elsewhere', () => {
    const machine = lampWith({ off, on: { ...on, on: { press: 'on', dim: {} } } });
    expect(told({ machine })).toContainEqual(
      expect.stringMatching(
        /^lamp-\w+, step \d “the button is pressed”: before, it led to off by lamp\.on on press; now it leads to on by lamp\.on on press$/,
      ),
    );
  });

  test('when what was refused no longer is', () => {
    const machine = lampWith({ off: { ...off, on: { ...press, dim: 'on' } }, on });
    expect(told({ machine })).toContainEqual(
      expect.stringMatching(
        /“the light is dimmed”: before, it was refused in off; now it leads to on by lamp\.off on dim$/,
      ),
    );
  });

  test('when it starts elsewhere', () => {
    const machine = setup({}).createMachine({ id: 'lamp', initial: 'on', states: { off, on } });
    expect(told({ machine })[0]).toMatch(/^lamp-\w+, start: it was in off, and now is in on$/);
  });

  test('when a state says something else of itself, once for all paths', () => {
    const machine = lampWith({ off: { ...off, description: 'it is black' }, on });
    expect(told({ machine })).toEqual(['the description of off: before it is dark, now it is black']);
  });
});

describe('a change of the vocabulary is told once', () => {
  test('when something else must be seen', () => {
    const stateAssertions = {
      ...lampWords.stateAssertions,
      on: () => [{ type: 'alert', text: 'it is hot' } as const],
    };
    expect(told({ stateAssertions })).toEqual([
      'in on, what must be seen: before “this is on” is shown, now an alert says “it is hot”',
    ]);
  });

  test('when something else is done, or said, or must be so after it', () => {
    const dim = {
      ...byMember('the light is dimmed'),
      actions: [{ type: 'click', role: 'link', name: 'Dim' } as const],
      toasts: ['Dimmed.'],
      assertions: [{ type: 'url', path: '/dim' } as const],
    };
    expect(told({ cases: { ...lampWords.cases, dim: [dim] } })).toEqual([
      '“the light is dimmed”, what is done: before the member presses the button “the light is dimmed”, now the member presses the link “Dim”',
      '“the light is dimmed”, what must be so after it: before nothing, now the address is /dim',
      '“the light is dimmed”, the messages it causes: before nothing, now Dimmed.',
    ]);
  });

  test('when it begins in another way', () => {
    const start = { sentence: 'somebody comes', actions: [{ type: 'open', path: '/lamp' } as const] };
    expect(told({ start })).toEqual([
      'the sentence of the start: before somebody opens it, now somebody comes',
      '“somebody opens it”, what is done: before the member opens /, now the member opens /lamp',
    ]);
  });

  test('when other calls always wait', () => {
    expect(told({ heldCalls: ['GET /lamp'] })).toContainEqual(
      expect.stringMatching(/^lamp-\w+, the calls that always wait: before nothing, now GET \/lamp$/),
    );
  });

  test('when a case has another name: with the step at which the paths end, and the paths that come and go', () => {
    const sentences = told({ cases: { ...lampWords.cases, dim: [byMember('the light is turned down')] } });
    expect(sentences).toContainEqual(
      expect.stringMatching(
        /step \d “the light is dimmed”: before, it was refused in off; now the vocabulary has no such case in off$/,
      ),
    );
    expect(sentences).toContainEqual(expect.stringMatching(/^lamp-\w+ \(From off .*\) no longer comes out$/));
    expect(sentences).toContainEqual(expect.stringMatching(/^lamp-\w+ \(From off .*turned down.*\) is new$/));
  });
});

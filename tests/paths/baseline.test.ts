import { describe, expect, test } from 'vitest';
import { testModels } from '#machines/models/testModels.ts';
import { fromBaseline, toBaseline } from '#machines/paths/baseline.ts';
import { parseBaseline } from '#machines/paths/baselineSchema.ts';
import { explore } from '#machines/paths/explore.ts';
import { assertNoMissingCases, generatePlans } from '#machines/paths/generatePlans.ts';
import {
  byMember,
  callWords,
  coinsWords,
  houseWords,
  lampWords,
  switchesWords,
  vocabularyFor,
} from './smallMachines';

const all = [...Object.values(testModels), callWords, coinsWords, houseWords, lampWords, switchesWords];
const plansOf = (model: Parameters<typeof explore>[0]) => generatePlans(explore(model));

describe.each(all)('the plans of $machine.id', (words) => {
  const plans = plansOf(words);
  const { id } = words.machine;

  test('come out of their frozen file as they went in', () => {
    const text = JSON.stringify(toBaseline(id, plans));
    expect(fromBaseline(parseBaseline(JSON.parse(text)))).toEqual(plans);
  });

  test('are frozen in the same words every time', () => {
    expect(JSON.stringify(toBaseline(id, plansOf(words)))).toBe(JSON.stringify(toBaseline(id, plans)));
  });

  test('have each a name of its own, and a smoke set among them', () => {
    expect(new Set(plans.map((plan) => plan.id)).size).toBe(plans.length);
    expect(plans.some(({ smoke }) => smoke)).toBe(true);
  });
});

describe('a frozen file', () => {
  const frozen = toBaseline('coins', plansOf(coinsWords));

  test('has each case and each look once, however many steps there are', () => {
    expect(Object.keys(frozen.cases).sort()).toEqual(['a button is put in', 'a coin is put in']);
    expect(Object.keys(frozen.expectedStates)).toEqual([
      'collecting (coins: 0)',
      'collecting (coins: 1)',
      'collecting (coins: 2)',
      'full (coins: 3)',
    ]);
  });

  test.each([
    ['nothing', null],
    ['a text', 'coins'],
    ['another shape', { ...frozen, plans: 3 }],
    ['a field too many', { ...frozen, more: 1 }],
    ['a field too few', { machine: 'coins' }],
    ['a deed that nobody knows', { ...frozen, start: { ...frozen.start, actions: [{ type: 'dance' }] } }],
    ['a deed without its text', { ...frozen, start: { ...frozen.start, actions: [{ type: 'open' }] } }],
    [
      'a check that nobody knows',
      { ...frozen, start: { ...frozen.start, assertions: [{ type: 'toString' }] } },
    ],
  ])('is not believed when it is %s', (_, value) => {
    expect(() => parseBaseline(value)).toThrow('this is not a file of frozen plans');
  });

  test('is not believed when it names what it does not have', () => {
    const [plan] = frozen.plans;
    const plans = plan ? [{ ...plan, steps: ['a stone is put in'] }] : [];
    expect(() => fromBaseline({ ...frozen, plans })).toThrow(
      'name the move “a stone is put in”, and do not have it',
    );
  });
});

test('cases that are done in two ways under one name are kept apart', () => {
  const words = vocabularyFor(
    lampWords.machine,
    {
      dim: [byMember('the light is dimmed')],
      press: (snapshot) => [
        {
          ...byMember('it is pressed'),
          actions: [{ type: 'open', path: snapshot.matches('on') ? '/on' : '/off' }],
        },
      ],
    },
    { states: ['on', 'off'] },
  );
  const plans = plansOf(words);
  const frozen = toBaseline('lamp', plans);
  expect(Object.keys(frozen.cases)).toEqual(['it is pressed', 'the light is dimmed', 'it is pressed (2)']);
  expect(fromBaseline(frozen)).toEqual(plans);
});

test('nothing is frozen while events of the machine have no case', () => {
  const graph = explore(vocabularyFor(lampWords.machine, { press: [byMember('press')] }));
  expect(() => assertNoMissingCases(graph)).toThrow('lamp: the vocabulary has no cases for dim');
});

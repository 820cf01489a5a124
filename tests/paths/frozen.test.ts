import { describe, expect, test } from 'vitest';
import { explore } from '../../machines/paths/explore';
import { freeze, thaw } from '../../machines/paths/frozen';
import { demandCases, plansToFreeze } from '../../machines/paths/frozenSet';
import { readFrozen } from '../../machines/paths/readFrozen';
import { vocabularies } from '../../machines/paths/vocabularies/all';
import {
  byMember,
  callWords,
  coinsWords,
  houseWords,
  lampWords,
  switchesWords,
  vocabularyFor,
} from './smallMachines';

const all = [...Object.values(vocabularies), callWords, coinsWords, houseWords, lampWords, switchesWords];
const plansOf = (vocabulary: Parameters<typeof explore>[0]) => plansToFreeze(explore(vocabulary));

describe.each(all)('the plans of $machine.id', (words) => {
  const plans = plansOf(words);
  const { id } = words.machine;

  test('come out of their frozen file as they went in', () => {
    const text = JSON.stringify(freeze(id, plans));
    expect(thaw(readFrozen(JSON.parse(text)))).toEqual(plans);
  });

  test('are frozen in the same words every time', () => {
    expect(JSON.stringify(freeze(id, plansOf(words)))).toBe(JSON.stringify(freeze(id, plans)));
  });

  test('have each a name of its own, and a smoke set among them', () => {
    expect(new Set(plans.map((plan) => plan.id)).size).toBe(plans.length);
    expect(plans.some(({ smoke }) => smoke)).toBe(true);
  });
});

describe('a frozen file', () => {
  const frozen = freeze('coins', plansOf(coinsWords));

  test('has each case and each look once, however many steps there are', () => {
    expect(Object.keys(frozen.cases).sort()).toEqual(['a button is put in', 'a coin is put in']);
    expect(Object.keys(frozen.looks)).toEqual([
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
    ['a deed that nobody knows', { ...frozen, start: { ...frozen.start, deeds: [{ verb: 'dance' }] } }],
    ['a deed without its text', { ...frozen, start: { ...frozen.start, deeds: [{ verb: 'open' }] } }],
    ['a check that nobody knows', { ...frozen, start: { ...frozen.start, checks: [{ see: 'toString' }] } }],
  ])('is not believed when it is %s', (_, value) => {
    expect(() => readFrozen(value)).toThrow('this is not a file of frozen plans');
  });

  test('is not believed when it names what it does not have', () => {
    const [plan] = frozen.plans;
    const plans = plan ? [{ ...plan, steps: ['a stone is put in'] }] : [];
    expect(() => thaw({ ...frozen, plans })).toThrow('name the move “a stone is put in”, and do not have it');
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
          deeds: [{ verb: 'open', path: snapshot.matches('on') ? '/on' : '/off' }],
        },
      ],
    },
    { states: ['on', 'off'] },
  );
  const plans = plansOf(words);
  const frozen = freeze('lamp', plans);
  expect(Object.keys(frozen.cases)).toEqual(['it is pressed', 'the light is dimmed', 'it is pressed (2)']);
  expect(thaw(frozen)).toEqual(plans);
});

test('nothing is frozen while events of the machine have no case', () => {
  const graph = explore(vocabularyFor(lampWords.machine, { press: [byMember('press')] }));
  expect(() => demandCases(graph)).toThrow('lamp: the vocabulary has no cases for dim');
});

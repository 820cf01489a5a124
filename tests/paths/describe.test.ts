import { expect, test } from 'vitest';
import { SILENT_OUTCOMES } from '#machines/models/appDriver.ts';
import { type Action, type Assertion, kinds } from '#machines/models/kinds.ts';
import { describeEvent, formatDuration, toSentence } from '#machines/paths/describe.ts';

const describeAction = (action: Action) => kinds.describeAction(action);
const describeAssertion = (assertion: Assertion) => kinds.describeAssertion(assertion);

test.each([
  [0, '0 milliseconds'],
  [1, '1 millisecond'],
  [4999, '4 seconds and 999 milliseconds'],
  [60_000, '1 minute'],
  [3_599_999, '59 minutes, 59 seconds and 999 milliseconds'],
  [-86_400_000, '24 hours'],
])('%d milliseconds are %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});

test.each([
  ['xstate.done.actor.readAuth', 'readAuth is done'],
  ['xstate.error.actor.login', 'login fails'],
  ['xstate.snapshot.prices', 'prices changes'],
  ['xstate.after.lifetime.depositWallet.fresh', 'lifetime is over'],
  ['xstate.after.5000.call.asking', '5 seconds are over'],
  ['always', 'at once'],
  ['session.logout', 'session.logout'],
])('the event %s is described as “%s”', (type, words) => {
  expect(describeEvent(type)).toBe(words);
});

test('placeholders are described', () => {
  expect(kinds.describeText('{other.name} signs in with {member.key}')).toBe(
    'the other member signs in with the member’s private key',
  );
});

test('actions are described with their texts and outcomes', () => {
  expect([
    describeAction({ type: 'fill', label: 'Passcode', text: '{member.passcode}' }),
    describeAction({ type: 'fill', label: 'Amount', text: '' }),
    describeAction({
      type: 'release',
      call: 'POST /users/login',
      outcome: { kind: 'refusal', error: 'No.', message: 'Never.' },
    }),
    describeAction({ type: 'wake', milliseconds: -1000, at: 'focus' }),
    describeAction({ type: 'otherTab', operation: 'login', as: 'other' }),
    describeAction({
      type: 'swipe',
      over: 'Tree',
      fingers: [
        [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
          { x: -5, y: 6 },
        ],
        [{ x: 7, y: 8 }],
      ],
    }),
  ]).toEqual([
    'the member types “[the member’s passcode]” into “Passcode”',
    'the member empties “Amount”',
    'the provider refuses POST /users/login with 422, error “No.” and message “Never.”',
    'the system clock is 1 second back, when the window gets the focus',
    'in another tab the other member signs in',
    'the member puts 2 fingers on “Tree” from 1, 2 to -5, 6, and at 7, 8',
  ]);
});

test('a finger that is moved has a point', () => {
  const isSwipe = (fingers: unknown) => kinds.isAction({ type: 'swipe', over: 'Tree', fingers });
  expect([[], [[]], [[{ x: 1, y: 2 }], []], [[{ x: 1, y: 2 }]]].map(isSwipe)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('assertions are described with their count', () => {
  const waiting = (count: number) => describeAssertion({ type: 'pendingCalls', call: 'GET /x', count });
  expect([waiting(0), waiting(1), waiting(2)]).toEqual([
    'no GET /x waits for the provider',
    '1 GET /x waits for the provider',
    '2 GET /x wait for the provider',
  ]);
  expect(describeAssertion({ type: 'callCount', call: 'GET /x', count: 0 })).toBe(
    'GET /x was not called since the path began',
  );
});

test('each outcome has its own description', () => {
  const words = SILENT_OUTCOMES.map((kind) =>
    describeAction({ type: 'release', call: 'GET /x', outcome: { kind } }),
  );
  expect(new Set(words).size).toBe(SILENT_OUTCOMES.length);
});

test('a sentence gets its capital, and a full stop unless it has an end', () => {
  expect([toSentence('it is so'), toSentence('it reads “No.”'), toSentence('is it?')]).toEqual([
    'It is so.',
    'It reads “No.”',
    'Is it?',
  ]);
});

import { expect, test } from 'vitest';
import {
  asSentence,
  sayCheck,
  sayDeed,
  sayDuration,
  sayEvent,
  sayNames,
  sayOutcome,
} from '../../machines/paths/words';

test.each([
  [0, '0 milliseconds'],
  [1, '1 millisecond'],
  [4999, '4 seconds and 999 milliseconds'],
  [60_000, '1 minute'],
  [3_599_999, '59 minutes, 59 seconds and 999 milliseconds'],
  [-86_400_000, '24 hours'],
])('%d milliseconds are %s', (milliseconds, words) => {
  expect(sayDuration(milliseconds)).toBe(words);
});

test.each([
  ['xstate.done.actor.readAuth', 'readAuth is done'],
  ['xstate.error.actor.signIn', 'signIn fails'],
  ['xstate.after.lifetime.depositWallet.fresh', 'lifetime is over'],
  ['xstate.after.5000.call.asking', '5 seconds are over'],
  ['always', 'at once'],
  ['session.signOut', 'session.signOut'],
])('the event %s is told as “%s”', (type, words) => {
  expect(sayEvent(type)).toBe(words);
});

test('somebody who is named is told by who it is', () => {
  expect(sayNames('{other.name} signs in with {member.key}')).toBe(
    'the other member signs in with the member’s private key',
  );
});

test('deeds are told with what is typed, pressed and answered', () => {
  expect([
    sayDeed({ verb: 'fill', label: 'Passcode', text: '{member.passcode}' }),
    sayDeed({ verb: 'fill', label: 'Amount', text: '' }),
    sayDeed({ verb: 'release', call: 'POST /users/login', outcome: { kind: 'refusal', sentence: 'No.' } }),
    sayDeed({ verb: 'wake', milliseconds: -1000, at: 'focus' }),
    sayDeed({ verb: 'otherTab', does: 'signIn', as: 'other' }),
  ]).toEqual([
    'the member types “[the member’s passcode]” into “Passcode”',
    'the member empties “Amount”',
    'the provider refuses POST /users/login with 422: “No.”',
    'the clock on the wall is found 1 second back, when the window is turned to again',
    'in another tab the other member signs in',
  ]);
});

test('checks are told with their number', () => {
  const waiting = (count: number) => sayCheck({ see: 'waiting', call: 'GET /x', count });
  expect([waiting(0), waiting(1), waiting(2)]).toEqual([
    'no GET /x waits for the provider',
    '1 GET /x waits for the provider',
    '2 GET /x wait for the provider',
  ]);
  expect(sayCheck({ see: 'calls', call: 'GET /x', count: 0 })).toBe(
    'GET /x was not called since the path began',
  );
});

test('no two outcomes are told alike', () => {
  const kinds = [
    'answer',
    'unauthorized',
    'silentRefusal',
    'nonsense',
    'lostAnswer',
    'brokenAnswer',
    'unreachable',
  ] as const;
  const words = kinds.map((kind) => sayOutcome({ kind }));
  expect(new Set(words).size).toBe(kinds.length);
});

test('a sentence gets its capital, and a full stop unless it has an end', () => {
  expect([asSentence('it is so'), asSentence('it says “No.”'), asSentence('is it?')]).toEqual([
    'It is so.',
    'It says “No.”',
    'Is it?',
  ]);
});

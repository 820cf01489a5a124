import { expect, test } from 'vitest';
import { getFirstSteps } from '#src/domain/firstSteps.ts';

const nothing = { profile: { stage: 0 }, stats: undefined, balances: undefined, referrals: undefined };
const zeros = { total_donation: 0, total_earn: 0, total_deposit: 0, total_withdraw: 0 };

test.each([
  ['nothing', { stats: zeros, referrals: 0 }, { deposit: false, donate: false, share: false }],
  [
    'a deposit',
    { stats: { ...zeros, total_deposit: 20 }, referrals: 0 },
    { deposit: true, donate: false, share: false },
  ],
  [
    'money from another member',
    { stats: zeros, balances: { deposit_balance: 5 }, referrals: 0 },
    { deposit: true, donate: false, share: false },
  ],
  [
    'a donation with what was left of a transfer',
    { profile: { stage: 1 }, stats: zeros, referrals: 0 },
    { deposit: true, donate: true, share: false },
  ],
  ['a referral first', { stats: zeros, referrals: 1 }, { deposit: false, donate: false, share: true }],
])('after %s, these steps are done', (_, change, done) => {
  expect(getFirstSteps({ ...nothing, ...change })).toEqual(done);
});

test('a step of which the provider says nothing is not known', () => {
  expect(getFirstSteps({ ...nothing, profile: {} })).toEqual({
    deposit: undefined,
    donate: undefined,
    share: undefined,
  });
});

import { confirmation } from '#src/messages/confirmation.ts';
import { donate } from '#src/messages/donate.ts';
import { forgotPassword } from '#src/messages/passcode.ts';
import { setting } from '#src/messages/setting.ts';
import { signIn } from '#src/messages/signIn.ts';
import { signUp } from '#src/messages/signUp.ts';
import { transfer } from '#src/messages/transfer.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { RandomSource, WalkStep } from '../paths/walk';
import type { Call } from './appDriver';
import { act, calls } from './builders';
import type { Action } from './kinds';

/** A form, and how it is filled in so that the provider accepts it. */
export interface WalkForm {
  readonly path: string;
  readonly call: Call;
  readonly actions: WalkStep<Action>;
}

/** Dollars with five decimals, above every minimum. Each is drawn once in a walk: an amount names its intent. */
export const createAmount = (random: RandomSource): string =>
  `${60 + random.below(10)}.${1000 + random.below(8999)}${1 + random.below(9)}`;

/** A BSC address that is like no other: nothing is warned of. */
const createAddress = (random: RandomSource): string =>
  `0x${Array.from({ length: 40 }, () => random.below(10)).join('')}`;

const signInAs = (who: 'member' | 'other'): WalkForm => ({
  path: urls.signIn,
  call: calls.login,
  actions: [
    act.fill(signIn.identifier, `{${who}.key}`),
    act.fill(signIn.passcode, `{${who}.passcode}`),
    act.button(signIn.submit),
  ],
});

/** Every form of the app. `referralCode` is one that new members sign up with. */
export const createForms = (referralCode: string, random: RandomSource): readonly WalkForm[] => [
  signInAs('member'),
  signInAs('other'),
  {
    path: urls.signUp,
    call: 'POST /users/register',
    actions: [
      act.fill(signUp.name, 'Ada Newcomer'),
      act.fill(signUp.email, `ada${random.below(1000)}@example.com`),
      act.fill(signUp.passcode, 'correct horse'),
      act.fill(signUp.referralCode, referralCode),
      act.button(signUp.submit),
    ],
  },
  {
    path: urls.forgotPassword,
    call: 'POST /users/forgot-password',
    actions: [act.fill(forgotPassword.email, 'member@example.com'), act.button(forgotPassword.submit)],
  },
  {
    path: urls.setting,
    call: 'PUT /users/profile',
    actions: [
      act.button(setting.profile.update),
      act.fill(setting.profile.fullName, `Ada ${random.below(1000)}`),
      act.fill(setting.profile.walletAddress, createAddress(random)),
      act.button(setting.saveChanges),
    ],
  },
  {
    path: `${urls.setting}?tab=security`,
    call: 'PUT /users/profile',
    actions: [
      act.fill(setting.security.current, '{member.passcode}'),
      act.fill(setting.security.new, 'correct horse'),
      act.button(setting.saveChanges),
    ],
  },
  {
    path: urls.withdraw,
    call: 'PUT /users/wallet',
    actions: [
      act.fill(withdraw.walletAddress, createAddress(random)),
      act.button(withdraw.saveAddress.offer),
    ],
  },
  {
    path: urls.withdraw,
    call: calls.withdraw,
    actions: [
      act.fill(withdraw.amount, createAmount(random)),
      // Not the form of an address: it has to be confirmed each time.
      act.fill(withdraw.walletAddress, '0xAbC'),
      act.button(withdraw.submit),
      act.button(confirmation.confirm),
    ],
  },
  {
    path: urls.donate,
    call: calls.donate,
    actions: [act.fill(donate.amount, createAmount(random)), act.button(donate.submit)],
  },
  {
    path: urls.fundTransfer,
    call: calls.processTransfer,
    actions: [
      act.fill(transfer.form.recipient, '{recipient.key}'),
      act.fill(transfer.form.amount, createAmount(random)),
      act.button(transfer.form.submit),
    ],
  },
];

import { expect, test } from 'vitest';
import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import type { FaultKind, FaultOutcome } from '#mocks/faultRules.ts';
import type { PersonaId } from '#mocks/seed/personas.ts';
import { createOutcome } from '#src/demo/controls/createOutcome.ts';
import { withFault } from '#src/demo/controls/useConditions.ts';
import { deposit } from '#src/messages/deposit.ts';
import { changeReplies, without } from '../support/changeReplies';
import { button, field } from '../support/locators';
import { openApp, persona, provider, signInDirectly } from '../support/openApp';

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';
const account = { Name: 'Wren', Email: 'wren@example.org', Passcode: 'under-the-ivy-7' };

interface Case {
  readonly path: string | (() => Promise<string>);
  readonly as?: PersonaId;
  /** before the screen is opened */
  readonly prepare?: () => void;
  /** what makes the call, after the screen is there */
  readonly act?: () => Promise<void>;
  /** shown after a success alone */
  readonly success?: string;
}

async function sendResetLink(): Promise<string> {
  await provider.controls.sendMail(persona('member').identifier);
  const [mail] = await provider.controls.outbox();
  return mail?.path ?? '';
}

const home: Case = { path: '/dashboard', as: 'member' };

const confirm = async (name: string) => {
  if (button(name).elements().length > 0) await button(name).click();
};

const cases: Readonly<Record<EndpointKey, Case>> = {
  login: {
    path: '/signin',
    success: 'Financial Overview',
    act: async () => {
      await field('Private key').fill(persona('member').identifier);
      await field('Passcode').fill(persona('member').passcode);
      await button('Access Dashboard').click();
    },
  },
  register: {
    path: '/signup',
    success: 'Sign Up Successful!',
    act: async () => {
      const { user } = await signInDirectly('leader');
      for (const [label, value] of Object.entries(account)) await field(label).fill(value);
      await field('Referral code').fill(user.referral_code ?? '');
      await button('Create Account').click();
    },
  },
  forgotPassword: {
    path: '/forgot-password',
    success: 'Reset credentials set to your email.',
    act: async () => {
      await field('Email').fill('member@example.com');
      await button('Send reset link').click();
    },
  },
  resetPassword: {
    path: sendResetLink,
    success: 'Password reset successfully',
    act: async () => {
      await field('New passcode').fill('over-the-hedge-9');
      await field('Re-enter passcode').fill('over-the-hedge-9');
      await button('Reset passcode').click();
    },
  },
  refreshToken: {
    ...home,
    act: async () => {
      await provider.controls.expireAccessTokens();
      // Not by the pointer: what it rests on is read ahead, and the session may end before the click.
      document.querySelector<HTMLElement>('nav a[href$="/dashboard/reports"]')?.click();
    },
  },
  getProfile: home,
  getDetails: { path: '/dashboard/setting', as: 'member' },
  getReferrals: { path: '/dashboard/reports', as: 'leader' },
  getActivityStats: home,
  getActivityHistory: home,
  getTransactionHistory: { path: '/dashboard/transactions', as: 'member' },
  getTeamTree: { path: '/dashboard/network?tab=team', as: 'leader' },
  getTeamTreeChain: { path: '/dashboard/network', as: 'member' },
  getTransferHistory: { path: '/dashboard/fund-transfer?tab=history', as: 'member' },
  getStats: home,
  getPublicSettings: {
    path: '/dashboard/withdraw',
    as: 'member',
    // It says the minimum only where the deposit wallet does not.
    prepare: () => changeReplies({ generateWallet: (reply) => without(reply, 'limits') }),
  },
  getStages: { path: '/dashboard/donate', as: 'member' },
  processTransfer: {
    path: '/dashboard/fund-transfer',
    as: 'member',
    success: 'Transaction Successful',
    act: async () => {
      await field('Recipient private key').fill(persona('leader').identifier);
      await field('Amount').fill('5');
      await button('Send Fund').click();
      await confirm('Confirm');
    },
  },
  donate: {
    path: '/dashboard/donate',
    as: 'member',
    success: 'Donation made successfully!',
    act: async () => {
      await field('Amount').fill('60');
      await button('Submit').click();
    },
  },
  withdraw: {
    path: '/dashboard/withdraw',
    as: 'member',
    success: 'Withdraw successful!',
    act: async () => {
      await field('Wallet Address').fill(WALLET);
      await field('Amount').fill('25');
      await button('Confirm').click();
      await button('Confirm').click();
    },
  },
  getDonationHistory: { path: '/dashboard/donate', as: 'member' },
  updateProfile: {
    path: '/dashboard/setting',
    as: 'member',
    success: 'Profile updated successfully!',
    act: async () => {
      await button('Update Details').click();
      await field('Full Name').fill('Wren Member');
      await button('Save Changes').click();
    },
  },
  setWallet: {
    path: '/dashboard/withdraw',
    as: 'member',
    success: 'Saved as your wallet address.',
    act: async () => {
      await field('Wallet Address').fill(WALLET);
      await button('Save as my wallet address').click();
    },
  },
  generateWallet: { path: '/dashboard/deposit', as: 'member' },
};

const FAULTS: readonly FaultKind[] = [
  'refusal',
  'unauthorized',
  'serverError',
  'tooManyRequests',
  'malformed',
  'responseLost',
  'responseTruncated',
  'unreachable',
  'unanswered',
  'slow',
];

/**
 * Every third call with one of the faults in turn. Where the variable `VITE_FAULTS` has names of calls, or is `all`, all
 * faults of them, or of all calls.
 */
const { VITE_FAULTS: chosen } = import.meta.env;
const combinations = endpointKeys.flatMap((call, index) =>
  FAULTS.filter((_, place) =>
    chosen === undefined
      ? index % 3 === 0 && place === (index / 3) % FAULTS.length
      : chosen === 'all' || chosen.split(',').includes(call),
  ).map((fault) => [call, fault, cases[call]] as const),
);

const isShown = (element: Element) => element.checkVisibility();
const findText = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter(isShown)
    .map(({ textContent }) => textContent.trim())
    .join(' ');
const findHeading = () => findText('h1');
const isBusy = () =>
  document.querySelector('[aria-busy=true]') !== null || findText('[role=status]').includes(deposit.fetching);
/** What screens, forms and toasts say of calls that failed. */
const FAILURE =
  /could not|not known|went wrong|has refused|too many requests|sign in again|invalid private key or passcode/i;
const findFailures = () => findText('[role=alert], [role=status]');

const LATE: FaultKind[] = ['slow', 'unanswered'];
const SLOW: FaultOutcome = { kind: 'slow', milliseconds: 700 };

test.each(combinations)('%s that ends in %s', async (call, fault, one) => {
  const { path, as, prepare, act, success } = one;
  prepare?.();
  const set = () => {
    const { faults } = provider.controls;
    const outcome = fault === 'slow' ? SLOW : createOutcome(fault);
    faults.conditions = withFault(faults.conditions, call, { when: 'always', outcome });
  };
  // What a screen needs to be there must not fail yet.
  if (!act) set();
  await openApp(typeof path === 'string' ? path : await path(), as ? { as } : {});
  await expect.poll(findHeading, { message: 'a screen' }).not.toBe('');
  if (act) {
    await expect.poll(() => document.querySelectorAll('main [aria-busy=true]').length).toBe(0);
    set();
    await act();
  }
  const made = () => provider.controls.calls.list().filter(({ endpoint }) => endpoint === call);
  await expect.poll(() => made().map((each) => each.fault)).toContain(fault);
  if (LATE.includes(fault)) await expect.poll(isBusy, { message: 'that it takes its time' }).toBe(true);
  else await expect.poll(findFailures, { message: 'what is told' }).toMatch(FAILURE);
  if (fault === 'slow') {
    await expect.poll(isBusy, { message: 'the end of it' }).toBe(false);
    // Not in a toast: one may be of a call of the test before, which was given up by now.
    expect(findText('main [role=alert]')).not.toMatch(FAILURE);
    if (success !== undefined) await expect.poll(() => document.body.textContent).toContain(success);
  } else if (success !== undefined) expect(document.body.textContent).not.toContain(success);
  await expect.poll(findHeading, { message: 'no white page' }).not.toBe('');
  provider.controls.calls.clear();
});

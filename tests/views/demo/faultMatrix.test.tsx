import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import type { FaultKind } from '#mocks/faultRules.ts';
import type { PersonaId } from '#mocks/seed/personas.ts';
import { createOutcome } from '#src/demo/controls/createOutcome.ts';
import { withFault } from '#src/demo/controls/useConditions.ts';
import { button, field } from '../support/locators';
import { openApp, persona, provider, signInDirectly } from '../support/openApp';

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';
const account = { Name: 'Wren', Email: 'wren@example.org', Passcode: 'under-the-ivy-7' };

interface Case {
  readonly path: string;
  readonly as?: PersonaId;
  /** what makes the call, after the screen is there */
  readonly act?: () => Promise<void>;
  /** shown after a success alone */
  readonly success?: string;
}

const home: Case = { path: '/dashboard', as: 'member' };

const confirm = async (name: string) => {
  if (button(name).elements().length > 0) await button(name).click();
};

const cases: Readonly<Partial<Record<EndpointKey, Case>>> = {
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
    path: '/reset-password/a-token',
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
      await userEvent.click(document.querySelector('a[href$="/dashboard/transactions"]') ?? document.body);
    },
  },
  getProfile: home,
  getDetails: { path: '/dashboard/setting', as: 'member' },
  getReferrals: { path: '/dashboard/reports', as: 'leader' },
  getActivityStats: home,
  getActivityHistory: home,
  getTransactionHistory: { path: '/dashboard/transactions', as: 'member' },
  getTeamTree: { path: '/dashboard/network', as: 'leader' },
  getTeamTreeChain: { path: '/dashboard/network', as: 'member' },
  getTransferHistory: { path: '/dashboard/fund-transfer?tab=history', as: 'member' },
  getStats: home,
  getPublicSettings: { path: '/dashboard/withdraw', as: 'member' },
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
 * Every third call with one of the faults in turn. Where the variable `VITE_FAULTS` is the name of a call, or `all`, all
 * faults of it, or of all calls.
 */
const { VITE_FAULTS: chosen } = import.meta.env;
const combinations = endpointKeys.flatMap((call, index) =>
  FAULTS.filter((_, place) =>
    chosen === undefined
      ? index % 3 === 0 && place === (index / 3) % FAULTS.length
      : [call, 'all'].includes(chosen),
  ).flatMap((fault) => {
    const made = cases[call];
    return made ? [[call, fault, made] as const] : [];
  }),
);

const isShown = (element: Element) => element.checkVisibility();
const findText = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter(isShown)
    .map(({ textContent }) => textContent.trim())
    .join(' ');

test.each(combinations)('%s that ends in %s', async (call, fault, { path, as, act, success }) => {
  const set = () => {
    const { faults } = provider.controls;
    faults.conditions = withFault(faults.conditions, call, { when: 'always', outcome: createOutcome(fault) });
  };
  // What a screen needs to be there must not fail yet.
  if (!act) set();
  await openApp(path, as ? { as } : {});
  await expect.poll(() => findText('h1'), { message: 'a screen' }).not.toBe('');
  if (act) {
    await expect.poll(() => document.querySelectorAll('main [aria-busy=true]').length).toBe(0);
    set();
    await act();
  }
  const made = () => provider.controls.calls.list().filter(({ endpoint }) => endpoint === call);
  await expect.poll(() => made().map((each) => each.fault)).toContain(fault);
  const isLate = fault === 'slow' || fault === 'unanswered';
  // A session that cannot be renewed ends; its sentence is on the sign-in screen.
  const told = () => findText('[role=alert], [role=status], main [aria-live]');
  const isBusy = () => document.querySelector('[aria-busy=true]') !== null;
  await expect.poll(() => told() !== '' || (isLate && isBusy()), { message: 'what is told' }).toBe(true);
  expect(findText('h1'), 'no white page').not.toBe('');
  if (success !== undefined && fault !== 'slow') expect(document.body.textContent).not.toContain(success);
  provider.controls.calls.clear();
});

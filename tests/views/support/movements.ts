import type { PersonaId } from '#mocks/seed/personas.ts';
import type { Services } from '#src/actors/services.ts';
import { toOwner } from '#src/browser/privateKeyHash.ts';
import { addUsedAddress } from '#src/browser/usedAddresses.ts';
import { getDonationHistory } from '#src/contract/donations.ts';
import { getTransactionHistory } from '#src/contract/transactions.ts';
import { getProfile } from '#src/contract/users.ts';
import { callSample } from '../../contract/callSample';
import { button, field, settled } from './locators';
import { persona, provider } from './openApp';
import { openScreen } from './screens';

/** Enough for a donation of Miguel's, who is at stage 3. */
export const DEPOSITED = 100.00001;
/** The address that every withdrawal of these tests goes to has been used before. */
export const WALLET = '0x1111222233334444555566667777888899990000';
export const SEND_AGAIN = 'Send again – the provider will not count it twice';

export async function openDonate(as: PersonaId = 'member') {
  if (as === 'member') await provider.controls.deposit(persona(as).identifier, DEPOSITED);
  const services = await openScreen('/dashboard/donate', 'Donate Funds', { as });
  await settled();
  return services;
}

export async function openWithdraw(as: PersonaId = 'member') {
  addUsedAddress(toOwner(persona(as).identifier), WALLET);
  const services = await openScreen('/dashboard/withdraw', 'Withdraw Funds', { as });
  await settled();
  return services;
}

export async function donate(amount: string) {
  await field('Amount').fill(amount);
  await button('Submit').click();
}

export async function fillInWithdrawal(amount: string, address = WALLET) {
  await field('Wallet Address').fill(address);
  await field('Amount').fill(amount);
}

export async function withdraw(amount: string, address?: string) {
  await fillInWithdrawal(amount, address);
  await button('Confirm').click();
}

/** The profile with the balance that donations come from, and the history. */
export async function fetchDonor({ client }: Services) {
  const { data } = await callSample(client, getProfile, {});
  const { donations } = (await callSample(client, getDonationHistory, {})).data;
  return { ...data, available: data.balances.deposit_balance, movements: donations };
}

/** The profile with the balance that withdrawals come from, and the history. */
export async function fetchWithdrawer({ client }: Services) {
  const { data } = await callSample(client, getProfile, {});
  const { transactions } = (await callSample(client, getTransactionHistory, {})).data;
  return { ...data, available: data.balances.balance, movements: transactions };
}

import { type ProviderServer, startProviderServer } from '#mocks/node.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import { generateWallet } from '#src/api/wallet.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import { getTransactionHistory } from '#src/contract/transactions.ts';
import { getProfile } from '#src/contract/users.ts';
import { formatDollars, formatUnits, sumUnits } from '#src/domain/money.ts';
import { callSample } from '../../contract/callSample';
import { sendRaw, signIn } from '../../contract/testProvider';
import { startLiteralProvider } from '../../literal/literalProvider';
import type { Variants } from '../../literal/variants';
import { serveApp } from '../serveApp';
import { publishApps, type ServedApp } from './servedApps';
import { providers } from './servedVariants';

const STARTED = Date.now();
/** One small world for all, in which nothing settles meanwhile, so that all show the same figures. */
const WORLD = { seed: 1, members: 60, now: () => STARTED };
/** In dollars; the persona *leader* pays for the forms. */
const FUNDS = { member: 1000, leader: 30_000 } as const;

async function start(variants: Variants | 'sample'): Promise<ProviderServer> {
  const provider = await (variants === 'sample'
    ? startProviderServer(WORLD)
    : startLiteralProvider(variants, WORLD));
  await provider.controls.deposit(findPersona('member').identifier, FUNDS.member);
  await provider.controls.deposit(findPersona('leader').identifier, FUNDS.leader);
  return provider;
}

async function requestReset(provider: ProviderServer, email: string): Promise<string> {
  await sendRaw(provider, 'POST', '/users/forgot-password', { body: { email } });
  const [mail] = await provider.controls.outbox();
  if (!mail) throw new Error('No e-mail has been sent.');
  return mail.path;
}

/** What the cards of the persona *member* show. */
async function readFigures(): Promise<ServedApp['figures']> {
  const sample = await start('sample');
  const member = await signIn(sample, 'member');
  const { profile, stats, balances } = (await callSample(member, getProfile, {})).data;
  const { referrals } = (await callSample(member, getReferrals, {})).data;
  const { transactions } = (await callSample(member, getTransactionHistory, {})).data;
  const outgoing = transactions.filter(
    ({ type, status }) => type === 'Withdrawal' && [2, 4].includes(status),
  );
  const { limits } = await generateWallet(member);
  await sample.close();
  return {
    home: {
      'Total Donation': formatDollars(stats.total_donation),
      'Total Earn': formatDollars(stats.total_earn),
      'Total Deposit': formatDollars(stats.total_deposit),
      'Total Withdraw': formatDollars(stats.total_withdraw),
      'Available To Withdraw': formatDollars(balances.balance),
      'Impact Balance': formatDollars(balances.deposit_balance),
      'Current Stage': `Stage ${profile.stage}`,
    },
    withdraw: {
      'Available Balance': formatDollars(balances.balance),
      'Being Paid Out': formatUnits(sumUnits(outgoing)),
      'Minimum Withdrawal': formatDollars(limits?.min_withdrawal ?? 0),
    },
    donate: { 'Impact Balance': formatDollars(balances.deposit_balance) },
    'transfer form': { 'Impact Balance': formatDollars(balances.deposit_balance) },
    'reports referrals': {
      'Total Referrals': String(referrals.length),
      'Active Referrals': String(referrals.filter(({ status }) => status === 'active').length),
    },
  };
}

async function serveWithProvider(variants: Variants | 'sample', figures: ServedApp['figures']) {
  const provider = await start(variants);
  const { database } = provider.world;
  const leader = database.member.findFirst({
    where: { user_pk: { equals: findPersona('leader').identifier } },
  });
  const server = await serveApp({ proxy: { '/api': provider.origin } });
  const app: ServedApp = {
    origin: server.origin,
    referralCode: leader?.referral_code ?? '',
    resetPath: await requestReset(provider, 'inactive@example.com'),
    figures,
  };
  return {
    app,
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}

/** Serves the provider build once for each provider. Playwright calls the returned function after all tests. */
export default async function serveApps() {
  const figures = await readFigures();
  const served = await Promise.all(
    Object.entries(providers).map(async ([name, variants]) => ({
      name,
      ...(await serveWithProvider(variants, figures)),
    })),
  );
  publishApps(Object.fromEntries(served.map(({ name, app }) => [name, app])));
  return async () => {
    await Promise.all(served.map(({ close }) => close()));
  };
}

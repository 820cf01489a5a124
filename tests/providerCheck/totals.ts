import type { EndpointKey } from '#mocks/endpoint.ts';
import { formatUnits, type Money, toUnits } from '#src/domain/money.ts';
import type { Finding } from './finding';
import { type Bodies, readReply } from './replies';

interface AmountRow {
  readonly amount: number;
  readonly type?: string | undefined;
}

/** Rows without a type may be of any. */
const sumOf = (rows: readonly AmountRow[], type: string): Money =>
  rows
    .filter((row) => row.type === undefined || row.type === type)
    .reduce((sum, { amount }) => sum + Math.abs(toUnits(amount)), 0);

/** Figures below zero, and lists that hold less than the figures count: the app reads every list as the whole of it. */
export function checkTotals(bodies: Bodies): Finding[] {
  const findings: Finding[] = [];
  const breaks = (call: EndpointKey, field: string, text: string) =>
    findings.push({ call, kind: 'breaks', field, text });

  const { stats, balances } = readReply(bodies, 'getProfile')?.data ?? {};
  for (const [name, figures = {}] of Object.entries({ stats, balances }))
    for (const [figure, dollars = 0] of Object.entries(figures))
      if (dollars < 0) breaks('getProfile', `data.${name}.${figure}`, 'is below zero');

  function compareSum(
    call: EndpointKey,
    field: string,
    rows: readonly AmountRow[] | undefined,
    type: string,
    figure: 'total_donation' | 'total_deposit' | 'total_withdraw',
  ): void {
    const total = toUnits(stats?.[figure] ?? 0);
    const sum = sumOf(rows ?? [], type);
    if (rows && sum < total) {
      const text = `has rows of ${formatUnits(sum)} of the type ${type}, and ${figure} of the profile is ${formatUnits(total)}: not all rows are there`;
      breaks(call, field, text);
    }
  }
  const donations = readReply(bodies, 'getDonationHistory')?.data.donations;
  compareSum('getDonationHistory', 'data.donations', donations, 'Donation', 'total_donation');
  const transactions = readReply(bodies, 'getTransactionHistory')?.data.transactions;
  compareSum('getTransactionHistory', 'data.transactions', transactions, 'Deposit', 'total_deposit');
  compareSum('getTransactionHistory', 'data.transactions', transactions, 'Withdrawal', 'total_withdraw');

  const { total_referrals, network_size } = readReply(bodies, 'getStats')?.team ?? {};
  const referrals = readReply(bodies, 'getReferrals')?.data.referrals;
  if (referrals && total_referrals !== undefined && referrals.length !== total_referrals)
    breaks(
      'getReferrals',
      'data.referrals',
      `has ${referrals.length} rows, and total_referrals is ${total_referrals}`,
    );
  const team = readReply(bodies, 'getTeamTree')?.data;
  if (team && network_size !== undefined && team.length < network_size)
    breaks('getTeamTree', 'data', `has ${team.length} rows, and network_size is ${network_size}`);
  return findings;
}

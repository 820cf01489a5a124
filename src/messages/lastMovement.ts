import { countOf } from '#src/domain/counts.ts';
import { getInitials } from '#src/domain/initials.ts';
import { formatUnits } from '#src/domain/money.ts';

export const lastMovement = {
  title: 'What just happened',
  hint: 'The latest movement of money, whoever made it: who received what, and by which pair of the ledger.',
  none: 'No money has moved yet.',
  deposit: (member: string, units: number) => `${formatUnits(units)} arrived for ${member}.`,
  donation: (member: string, units: number) => `${member} donated ${formatUnits(units)}.`,
  withdrawal: (member: string, units: number) => `${member} withdrew ${formatUnits(units)}.`,
  refund: (member: string, units: number) =>
    `${formatUnits(units)} went back to ${member}: a withdrawal was rejected.`,
  transfer: (member: string, units: number, recipient: string) =>
    `${member} sent ${formatUnits(units)} to ${recipient}.`,
  receivers: 'Who received what, from the top down to who moved it, with the ledger’s pairs',
  /** in the circle of a member */
  initials: getInitials,
  donor: 'Donor',
  sponsor: 'Sponsor',
  level: (level: number) => `${countOf(level, 'level')} up`,
  percent: (percent: number) => `${percent} %`,
  reached: 'Earning threshold reached',
  pair: (from: string, to: string) => `From ${from}, to ${to}`,
  sum: 'The sum of the pairs above',
  accounts: { earnings: 'earnings', impact: 'impact balance', outside: 'Outside', programme: 'Programme' },
  account: (member: string, account: string) => `${member}, ${account}`,
} as const;

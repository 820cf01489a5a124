import { countOf, formatCount } from '#src/domain/counts.ts';
import { amount } from './amount';
import { specificationText } from './specificationText';

/** What ends the earnings of a donation. */
const atZero = 'At zero, with this programme’s rules, earnings pause until you donate.';

export const home = {
  title: 'Financial Overview',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  now: {
    title: 'Now',
    /** what its figures are, where they could not be loaded */
    balances: 'Your balances',
    withdraw: 'Withdraw funds',
    deposit: amount.deposit,
    donate: 'Donate funds',
  },
  lifetime: 'Lifetime',
  /** where they could not be loaded */
  histories: 'The history of some of these totals',
  threshold: {
    left: (limit: string) =>
      `The threshold is what is left of the ${limit} that your last donation lets you earn. ${atZero}`,
    /** The figure is the same one: it does not stand twice. */
    untouched: `The threshold is all that your last donation lets you earn: none of it is used yet. ${atZero}`,
    beforeFirst: 'The threshold begins with your first donation, with this programme’s rules.',
    reached:
      'Nothing is left of your earning threshold. With this programme’s rules, you earn again after your next donation.',
  },
  cards: {
    totalDonation: 'Total Donation',
    totalEarn: 'Total Earn',
    totalDeposit: 'Total Deposit',
    totalWithdraw: 'Total Withdraw',
    availableToWithdraw: 'Available To Withdraw',
    impactBalance: 'Impact Balance',
    earningThreshold: 'Earning Threshold',
  },
  noStage: 'The provider does not say your stage.',
  noThreshold: 'The provider leaves out a figure that it is worked out from.',
  noStageRule: (stage: number) => `The provider has no rule for stage ${stage}.`,
  networkSize: 'Network size',
  members: (count: number) => `${formatCount(count)} Members`,
  earning: {
    description: 'Current active earning',
    recentActivity: 'Recent Activity',
    date: 'Date',
    descriptionColumn: 'Description',
    type: 'Type',
    amount: 'Amount',
    empty: specificationText('No data found', 'No data foud'),
  },
  community: 'Community',
  activeMembers: 'Active Members',
  activeMembersDescription: 'All active members',
  topReferrers: 'Top Referrers',
  topReferrersDescription: 'To referrers overview',
  noReferrers: 'No data found',
  referrersNotListed: 'The provider does not list them.',
  referrals: (count: number) => countOf(count, 'referral'),
} as const;

/** A member's place in the programme, on Home and Network. */
export const standing = {
  currentStage: 'Current Stage',
  stage: (stage: number) => `Stage ${stage}`,
  status: 'Status',
} as const;

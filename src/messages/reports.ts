import { countOf, formatCount } from '#src/domain/counts.ts';
import type { Granularity } from '#src/domain/periods.ts';
import { notAvailable } from './common';

const levelName = (level: number | undefined) => `Level ${level ?? notAvailable.sign}`;

export const reports = {
  title: 'Reports Overview',
  loading: 'Loading…',
  directReferrals: {
    tab: 'Direct Referrals',
    total: 'Total Referrals',
    active: 'Active Referrals',
    activeDescription: 'Currently active downline members',
    list: 'Referrals',
  },
  earning: {
    tab: 'Earning',
    total: 'Earned',
    count: 'Earnings',
    best: 'Largest source',
    overTime: 'Earnings over time',
    bySource: 'Earnings by source',
    bySourceDescription: 'Whose donation each earning came from, as the provider’s activity log tells it.',
    emptyRange: 'No earnings in these days.',
    others: 'All others',
    source: 'Source',
    amount: 'Amount',
    share: 'Share',
    summary: (total: string, count: number, best: string) =>
      `${total} in ${countOf(count, 'earning')}; the most came from ${best}.`,
  },
  performance: {
    tab: 'Performance',
    nextStage: 'Next stage',
    current: 'Current Stage',
    stage: (stage: number) => `Stage ${stage}`,
    requirement: (next: number) => `Donations to reach stage ${next}`,
    donated: 'Donated towards it (estimate)',
    missing: 'Still missing (estimate)',
    estimate:
      'Estimates: the provider does not say how much counts. They follow your completed donations from the first, stage by stage.',
    unknown:
      'How much of it you have donated cannot be worked out: your donations do not add up to the stage that the provider says.',
    notStaged: 'Your first donation brings you to stage 1.',
    atLeast: (least: string) => `The provider asks for at least ${least}.`,
    last: 'You have reached the last stage. There is nothing more to donate for the next one.',
    noRule: (stage: number) => `The provider has no rule for stage ${stage}.`,
    noStage: 'The provider does not say your stage.',
    requirementNotSaid: (next: number) => `The provider does not say what stage ${next} asks for.`,
    noRequirement: (next: number) => `The provider asks for no donations to reach stage ${next}.`,
    donate: 'Donate',
    progress: (percent: string, next: number) => `${percent} of the way to stage ${next}`,
    growth: 'Growth of your direct referrals',
    growthDescription: 'The provider dates your direct referrals only, not the rest of your team.',
    joined: 'Joined',
    totalSoFar: 'Total so far',
    growthEmpty: 'Nobody has joined with your referral code yet.',
    growthUndated: (count: number) =>
      `Left out: ${countOf(count, 'direct referral')} without a day of joining.`,
    growthSummary: (total: number, recent: number, period: string) =>
      `${countOf(total, 'direct referral')} in all, ${formatCount(recent)} of them in ${period}.`,
    growthBar: (period: string, joined: number, total: number) =>
      `${period}: ${formatCount(joined)} joined, ${formatCount(total)} in all`,
    active: 'Share of active members',
    activeTeam: 'Active in your team',
    activeReferrals: 'Active direct referrals',
    of: (active: number | undefined, members: number) =>
      active === undefined
        ? `${countOf(members, 'member')}; the provider does not say of everybody whether they are active`
        : `${formatCount(active)} of ${countOf(members, 'member')}`,
    levels: 'Your team by level',
    level: 'Level',
    levelName,
    members: 'Members',
    activeMembers: 'Active',
    notActive: 'Not active',
    share: 'Share active',
    levelsEmpty: 'Nobody is in your team yet.',
    levelsUnknown: 'The provider does not say on which level the members of your team are.',
    levelsSummary: (active: number | undefined, members: number, levels: number) =>
      active === undefined
        ? `${countOf(members, 'member')} on ${countOf(levels, 'level')}.`
        : `${formatCount(active)} of ${countOf(members, 'member')} on ${countOf(levels, 'level')} are active.`,
    levelMembers: (members: number) => countOf(members, 'member'),
    periodJoined: (joined: number) => `${formatCount(joined)} joined`,
    levelBar: (level: number | undefined, active: number | undefined, members: number) =>
      active === undefined
        ? `${levelName(level)}: ${countOf(members, 'member')}`
        : `${levelName(level)}: ${formatCount(active)} of ${countOf(members, 'member')} active`,
  },
  teamTree: { tab: 'Team Tree' },
  teamGraph: { tab: 'Team Tree Graph' },
  chart: {
    period: {
      week: 'Week',
      month: 'Month',
      year: 'Year',
      decade: 'Years',
      century: 'Years',
    } satisfies Record<Granularity, string>,
  },
} as const;

import { formatCount } from '#src/domain/counts.ts';

export const network = {
  title: 'Network',
  tabs: { activity: 'Network Activity', team: 'Total Team Tree' },
  sponsors: {
    title: 'Your sponsors',
    description: 'First the member who referred you, then who referred that member, and so on.',
    more: (count: number) => `And ${formatCount(count)} more.`,
  },
  results: {
    title: 'What your link has brought',
    joined: 'Joined so far',
    active: 'Active',
    earned: 'Earned from their donations',
    earnedDescription: 'By their names in your activity log',
  },
  progress: {
    title: 'Your Progress',
    earning: 'Earning',
  },
} as const;

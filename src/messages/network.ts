import { formatCount } from '#src/domain/counts.ts';

export const network = {
  title: 'Network',
  tabs: { activity: 'Network Activity', team: 'Total Team Tree' },
  sponsors: {
    title: 'Your sponsors',
    description: 'The member who referred you, and upwards from there.',
    more: (count: number) => `And ${formatCount(count)} more.`,
  },
  progress: {
    title: 'Your Progress',
    earning: 'Earning',
  },
} as const;

export const network = {
  title: 'Network',
  tabs: { activity: 'Network Activity', team: 'Total Team Tree' },
  progress: {
    title: 'Your Progress',
    currentStage: 'Current Stage',
    stage: (stage: number) => `Stage ${stage}`,
    status: 'Status',
    earning: 'Earning',
  },
} as const;

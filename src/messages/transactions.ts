export const transactions = { title: 'Activity Details' } as const;

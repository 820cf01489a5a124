import type { Plan } from '../plan';

export const renderJson = (plans: readonly Plan[]): string => `${JSON.stringify(plans, null, 2)}\n`;

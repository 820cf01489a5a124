import type { Plan } from '../plan';

/** The plans as JSON, for other programs. */
export const renderJson = (plans: readonly Plan[]): string => `${JSON.stringify(plans, null, 2)}\n`;

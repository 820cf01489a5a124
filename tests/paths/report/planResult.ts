import type { Plan } from '#machines/paths/plan.ts';

/** What a test reports of a plan beside its result. */
interface PlanMeta {
  readonly plan: string;
  readonly failure?: PlanFailureMeta;
}

interface PlanFailureMeta {
  /** counted from 1; 0 is the start; undefined: after the last one */
  readonly step: number | undefined;
  /** what is wrong, in a sentence */
  readonly problem: string;
  /** the screen at that moment as a data URL */
  readonly picture: string | undefined;
}

declare module 'vitest' {
  interface TaskMeta {
    path?: PlanMeta;
  }
}

/** How a plan went. */
export interface PlanResult {
  readonly plan: Plan;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly milliseconds: number;
  /** each with plan, step and replay link, as they are printed */
  readonly errors: readonly string[];
  readonly failure: PlanFailureMeta | undefined;
}

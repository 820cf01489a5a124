import type { Plan } from '#machines/paths/plan.ts';

export interface PlanResult {
  readonly plan: Plan;
  readonly state: 'passed' | 'failed';
  readonly milliseconds: number;
  /** each with plan, step and replay link, as they are printed */
  readonly errors: readonly string[];
  readonly failure:
    | {
        /** counted from 1; 0 is the start */
        readonly step: number;
        /** what is wrong, in a sentence */
        readonly problem: string;
        /** the screen at that moment as a data URL */
        readonly picture: string | undefined;
      }
    | undefined;
}

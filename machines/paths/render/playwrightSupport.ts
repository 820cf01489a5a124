import type { Plan } from '../plan';

/** What a rendered spec needs besides the plans. */
export interface PlaywrightSupport {
  /** the file that exports `kinds`, a registry, and `createDriver`, which makes a driver of a page */
  readonly module: string;
  /** the comment at the top of the spec */
  readonly header?: string;
  /** changes a plan so that it can run from outside the page; absent: plans stay as they are */
  readonly toOutsidePlan?: (plan: Plan) => Plan | { readonly unsupportedReason: string };
}

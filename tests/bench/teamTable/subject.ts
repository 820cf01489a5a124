import type { TeamMember } from '#src/contract/team.ts';
import type { Complete } from '../../contract/callSample';

/** A table to be measured. Every step is begun by it; what is then on the screen says when it is over. */
export interface Subject {
  mount(): void;
  unmount(): void;
  search(words: string): void;
  /** by referral code, ascending the first time */
  sort(): void;
  /** of the provider's choices */
  chooseStage(stage: number): void;
  /** what scrolls */
  area(): Element | null;
  firstCode(): string | undefined;
  /** how many rows it says that there are */
  rowCount(): number | undefined;
}

/** Everybody below the member who asks, in the provider's order. */
export type Team = readonly Complete<TeamMember>[];

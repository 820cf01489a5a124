/** The three places under a member, in the order in which they fill. */
export const POSITIONS = ['left', 'center', 'right'] as const;
export type Position = (typeof POSITIONS)[number];

export interface Place {
  readonly parentId: string;
  readonly position: Position;
}

/** The members placed under one, in the order left, center, right. */
type ChildrenOf = (memberId: string) => readonly string[];

/**
 * Finds the first open place under a sponsor, breadth first, left to right: the sponsor's own three places, then
 * those of the next level, and so on (spill-over). Places are never given up, so a search may go on where the last
 * one for the same sponsor ended: placing n members takes time proportional to the tree, not to its square.
 */
export class MatrixPlacement {
  readonly #childrenOf: ChildrenOf;
  readonly #searches = new Map<string, { queue: string[]; head: number }>();

  constructor(childrenOf: ChildrenOf) {
    this.#childrenOf = childrenOf;
  }

  /** The place that the next member under this sponsor takes. Taking it is the caller's business. */
  firstOpen(sponsorId: string): Place {
    const search = this.#searches.get(sponsorId) ?? { queue: [sponsorId], head: 0 };
    this.#searches.set(sponsorId, search);
    for (;;) {
      const parentId = search.queue[search.head];
      if (parentId === undefined) throw new Error('a matrix always has an open place');
      const children = this.#childrenOf(parentId);
      const position = POSITIONS[children.length];
      if (position) return { parentId, position };
      search.queue.push(...children);
      search.head++;
    }
  }
}

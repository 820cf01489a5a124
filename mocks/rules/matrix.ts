/** The three positions under a member, in the order in which they fill. */
export const POSITIONS = ['left', 'center', 'right'] as const;
export type Position = (typeof POSITIONS)[number];

export interface Placement {
  readonly parentId: string;
  readonly position: Position;
}

/** Returns the ids of the members placed directly under one, in the order left, center, right. */
type GetChildren = (memberId: string) => readonly string[];

/**
 * Finds the first open position under a sponsor, breadth first, left to right (spill-over). Positions are never
 * vacated, so a search continues where the last one for the same sponsor ended: placing n members takes time
 * proportional to the tree, not to its square.
 */
export class MatrixPlacement {
  readonly #getChildren: GetChildren;
  readonly #searches = new Map<string, { queue: string[]; head: number }>();

  constructor(getChildren: GetChildren) {
    this.#getChildren = getChildren;
  }

  /** The position for the next member under this sponsor. The caller stores the member. */
  findOpen(sponsorId: string): Placement {
    const search = this.#searches.get(sponsorId) ?? { queue: [sponsorId], head: 0 };
    this.#searches.set(sponsorId, search);
    for (;;) {
      const parentId = search.queue[search.head];
      if (parentId === undefined) throw new Error('a matrix always has an open position');
      const children = this.#getChildren(parentId);
      const position = POSITIONS[children.length];
      if (position) return { parentId, position };
      search.queue.push(...children);
      search.head++;
    }
  }
}

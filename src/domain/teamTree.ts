import type { TeamMember } from '../contract/team';

/** A member with those placed directly below them. */
export interface TeamNode {
  readonly id: string;
  readonly member: TeamMember;
  /** steps below the team's root, which has 0 */
  readonly level: number;
  readonly parent: TeamNode | null;
  /** left, center, right */
  readonly children: readonly TeamNode[];
}

export interface Team {
  readonly root: TeamNode;
  readonly nodes: ReadonlyMap<string, TeamNode>;
}

interface Draft extends TeamNode {
  level: number;
  parent: Draft | null;
  readonly children: Draft[];
}

const POSITIONS = ['left', 'center', 'right'];
const rank = ({ member }: TeamNode): number => {
  const place = POSITIONS.indexOf(member.position?.toLowerCase() ?? '');
  return place < 0 ? POSITIONS.length : place;
};

/**
 * Builds the tree that the flat list stands for, by `parent_id`. Nobody is lost: a member whose parent is not in the
 * list, or who is their own ancestor, is shown below the root. Undefined when the list is empty.
 */
export function buildTeam(members: readonly TeamMember[]): Team | undefined {
  const drafts = new Map<string, Draft>();
  for (const member of members) {
    if (drafts.has(member._id)) continue;
    drafts.set(member._id, { id: member._id, member, level: 0, parent: null, children: [] });
  }
  const all = [...drafts.values()];
  const root = all.find(({ member }) => member.parent_id === null) ?? all[0];
  if (!root) return undefined;
  for (const draft of all) {
    if (draft === root) continue;
    const parent = drafts.get(draft.member.parent_id ?? '') ?? root;
    draft.parent = parent;
    parent.children.push(draft);
  }

  const reached = new Set<Draft>();
  const reach = (from: Draft) => {
    const waiting = [from];
    for (let draft = waiting.pop(); draft; draft = waiting.pop()) {
      reached.add(draft);
      draft.level = draft.parent ? draft.parent.level + 1 : 0;
      if (draft.children.length > 1) draft.children.sort((a, b) => rank(a) - rank(b));
      waiting.push(...draft.children);
    }
  };
  reach(root);
  for (const draft of all) {
    if (reached.has(draft)) continue;
    const siblings = draft.parent?.children ?? [];
    siblings.splice(siblings.indexOf(draft), 1);
    draft.parent = root;
    root.children.push(draft);
    reach(draft);
  }
  return { root, nodes: drafts };
}

/** From the team's root down to the member, both included. */
export function pathTo(node: TeamNode): TeamNode[] {
  const path: TeamNode[] = [];
  for (let at: TeamNode | null = node; at; at = at.parent) path.unshift(at);
  return path;
}

/**
 * How many levels to open at first: all (`Infinity`) while the whole tree shows at most `most` members, else the
 * deepest level that does.
 */
export function automaticDepth(root: TeamNode, most: number): number {
  let shown = 1;
  let depth = 0;
  let level: readonly TeamNode[] = [root];
  for (;;) {
    const below = level.flatMap(({ children }) => children);
    if (below.length === 0) return Number.POSITIVE_INFINITY;
    if (shown + below.length > most) return depth;
    shown += below.length;
    depth += 1;
    level = below;
  }
}

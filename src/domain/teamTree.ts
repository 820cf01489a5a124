import type { TeamMember } from '#src/contract/team.ts';

/** A member with the members directly below. */
export interface TeamNode {
  readonly id: string;
  readonly member: TeamMember;
  /** 0 is the team's root */
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
  children: Draft[];
}

/** Level of a draft that has not been reached from the root yet. */
const UNREACHED = -1;
/** Shared by all leaves, which are most of a team, to save memory. */
const NO_CHILDREN: Draft[] = [];

const POSITIONS = ['left', 'center', 'right'];

/** Sorts left, center, right, then members without a position. */
function getPositionRank({ member: { position } }: TeamNode): number {
  const index = POSITIONS.indexOf(position?.toLowerCase() ?? '');
  return index < 0 ? POSITIONS.length : index;
}

const byPosition = (a: TeamNode, b: TeamNode): number => getPositionRank(a) - getPositionRank(b);
/** Most lists are in order already, and checking is several times faster than sorting. */
const isSorted = (children: readonly TeamNode[]): boolean =>
  children.every((child, index) => {
    const next = children[index + 1];
    return next === undefined || byPosition(child, next) <= 0;
  });

function attach(draft: Draft, parent: Draft): void {
  draft.parent = parent;
  if (parent.children === NO_CHILDREN) parent.children = [draft];
  else parent.children.push(draft);
}

/** Sets the level of a draft and of all its descendants, and sorts their children by position. */
function assignLevels(from: Draft, level: number): void {
  const reached = [from];
  from.level = level;
  for (let draft = reached.pop(); draft; draft = reached.pop()) {
    const { children } = draft;
    if (!isSorted(children)) children.sort(byPosition);
    for (const child of children) {
      child.level = draft.level + 1;
      if (child.children !== NO_CHILDREN) reached.push(child);
    }
  }
}

/**
 * Builds the tree from the flat list, by `parent_id`, below `top` or else the first member without a parent. No member is
 * dropped: one whose parent is not in the list, or who is their own ancestor, becomes a child of the root. Undefined
 * when the list is empty.
 */
export function buildTeam(members: readonly TeamMember[], top?: TeamMember): Team | undefined {
  const drafts = new Map<string, Draft>();
  let root: Draft | undefined;
  for (const member of members) {
    if (drafts.has(member._id)) continue;
    const draft = { id: member._id, member, level: UNREACHED, parent: null, children: NO_CHILDREN };
    drafts.set(draft.id, draft);
    if (top ? member === top : member.parent_id === undefined) root ??= draft;
  }
  root ??= drafts.values().next().value;
  if (!root) return undefined;
  for (const draft of drafts.values()) {
    if (draft !== root) attach(draft, drafts.get(draft.member.parent_id ?? '') ?? root);
  }
  assignLevels(root, 0);
  for (const draft of drafts.values()) {
    if (draft.level !== UNREACHED) continue;
    const siblings = draft.parent?.children ?? [];
    siblings.splice(siblings.indexOf(draft), 1);
    attach(draft, root);
    assignLevels(draft, 1);
  }
  return { root, nodes: drafts };
}

/** The nodes from the team's root to a member, both included. */
export function getPath(node: TeamNode): TeamNode[] {
  const path: TeamNode[] = [];
  for (let at: TeamNode | null = node; at; at = at.parent) path.unshift(at);
  return path;
}

/**
 * How many levels to open at first: all (`Infinity`) while the whole tree shows at most `most` members, else the
 * deepest level that does.
 */
export function getInitialDepth(root: TeamNode, most: number): number {
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

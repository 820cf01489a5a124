import { openOnly, openPage, openRelated } from './envelope';
import { isRecord } from './json';
import { openExtendedJson } from './scalars';

type Row = Readonly<Record<string, unknown>>;

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

function readId(given: unknown): string | undefined {
  const value = openExtendedJson(given);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

/** The id of another member, alone or in place of who it is. */
function readIdOfOther(given: unknown): string | undefined {
  const other = openRelated(given);
  if (!isRecord(other)) return readId(other);
  return isAbsent(other.name) && isAbsent(other.email) ? readId(other._id ?? other.id) : undefined;
}

/** A row and its place in the tree that the reply may be. */
interface Entry {
  readonly row: unknown;
  readonly parent: Entry | undefined;
  /** 0 at the top */
  readonly depth: number;
  /** the key below `children`: left, center, right */
  readonly side: string | undefined;
  id: string | undefined;
}

const SIDES = ['left', 'center', 'right'];

/** What stands below a node: its children, or where it is the root of a reply its sides. A row of a flat list may name them, too. */
function readChildren(row: Row, isTree: boolean): unknown {
  if (!isTree || !isAbsent(row.children)) return row.children;
  return Object.fromEntries(SIDES.map((side) => [side, isRecord(row[side]) ? row[side] : undefined]));
}

/** Every row, level by level: parents before children. Without recursion, so that no depth overflows the stack. */
function listEntries(data: unknown): Entry[] {
  const entries: Entry[] = [];
  const add = (row: unknown, parent: Entry | undefined, side: string | undefined) => {
    entries.push({ row, parent, depth: parent ? parent.depth + 1 : 0, side, id: undefined });
  };
  for (const row of Array.isArray(data) ? data : [data]) if (!isAbsent(row)) add(row, undefined, undefined);
  const isTree = entries.length === 1;
  // Grows while it is iterated: a breadth-first search.
  for (const parent of entries) {
    const children = isRecord(parent.row) ? readChildren(parent.row, isTree) : undefined;
    if (isAbsent(children)) continue;
    if (isRecord(children)) {
      for (const side of Object.keys(children)) {
        if (!isAbsent(children[side])) add(children[side], parent, side);
      }
    } else {
      for (const child of Array.isArray(children) ? children : [children]) {
        if (!isAbsent(child)) add(child, parent, undefined);
      }
    }
  }
  return entries;
}

/** Whether what an object has is its team: a list, or a node of a tree. Another member, as a sponsor, is none. */
const isTeam = (given: object, name: string): boolean =>
  Array.isArray(given) || (!SIDES.includes(name) && ['children', ...SIDES].some((one) => one in given));

/** The team where it is in a page, or has a name of its own: `{team: […]}`. */
export const openTeam = (given: unknown): unknown =>
  isRecord(given) && 'children' in given ? given : openOnly(openPage(given), isTeam);

/** Whether two rows of one `_id` are the same member, listed twice. */
const isRepeated = (one: unknown, other: unknown): boolean =>
  isRecord(one) &&
  isRecord(other) &&
  one.name === other.name &&
  one.email === other.email &&
  one.referral_code === other.referral_code;

/** The member of an id, where it stands for one of the team (D733). */
function findMember(given: unknown, owners: ReadonlyMap<string, Entry>): unknown {
  const id = readIdOfOther(given);
  const row = id === undefined ? undefined : owners.get(id)?.row;
  return isRecord(row) ? { name: row.name, email: row.email } : given;
}

/** The id of the member above a row. Under the other name it counts where it is that of one. */
function findParentId({ parent_id, parent }: Row, owners: ReadonlyMap<string, Entry>): unknown {
  if (!isAbsent(parent_id)) return parent_id;
  const above = openRelated(parent);
  const id = readId(isRecord(above) ? (above._id ?? above.id) : above);
  return id !== undefined && owners.has(id) ? id : undefined;
}

/** An id for a row that has none of its own: what else tells it from others, or its place in the list. */
function createId({ referral_code, email }: Row, index: number, taken: ReadonlyMap<string, Entry>): string {
  const code = readId(referral_code);
  if (code !== undefined && !taken.has(code)) return code;
  const address = readId(email);
  if (address !== undefined && !taken.has(address)) return address;
  let id = `row ${index}`;
  while (taken.has(id)) id += '+';
  return id;
}

/**
 * The team of GET /users/team-tree as a flat list, whether it comes as that or as nodes with `children`. Each row has an
 * `_id` of its own; a node's `parent_id`, `level` and `position` are those of its place where it has no others. A row
 * that comes twice is left out the second time (D69). Rows that are no objects are left as they are (D64).
 */
// assumed: a team comes as a flat list, or as a node or a list of nodes with children: left, center and right, or a list; these sides may be the node's own; in an object of another name it is the only list, or the only node with children or sides
// assumed: the _id of a row may be its id, and its parent_id its parent, as an id or an object with one; a row without one is told from others by its referral code or e-mail address
export function flattenTeam(given: unknown): unknown {
  const data = openTeam(given);
  if (data === null || (isRecord(data) && Object.keys(data).length === 0)) return [];
  if (!Array.isArray(data) && !isRecord(data)) return data;
  const entries = listEntries(data);
  const owners = new Map<string, Entry>();
  for (const entry of entries) {
    const id = isRecord(entry.row) ? readId(entry.row._id ?? entry.row.id) : undefined;
    if (id !== undefined && !owners.has(id)) owners.set(id, entry);
  }
  const isTree = entries.some(({ parent }) => parent);
  const rows: unknown[] = [];
  for (const [index, entry] of entries.entries()) {
    const { row, parent, depth, side } = entry;
    if (!isRecord(row)) {
      rows.push(row);
      continue;
    }
    const given = readId(row._id ?? row.id);
    const owner = given === undefined ? undefined : owners.get(given);
    if (given !== undefined && owner && (owner === entry || isRepeated(owner.row, row))) {
      entry.id = given;
      if (owner !== entry) continue;
    } else {
      entry.id = createId(row, index, owners);
      owners.set(entry.id, entry);
    }
    const { name, email, status, referral_code, stage, referred_by } = row;
    rows.push({
      _id: entry.id,
      parent_id: parent ? parent.id : findParentId(row, owners),
      name,
      email,
      status,
      referral_code,
      stage,
      level: isTree && isAbsent(row.level) ? depth : row.level,
      position: isAbsent(row.position) ? side : row.position,
      referred_by: findMember(referred_by, owners),
    });
  }
  return rows;
}

import { MINUTE_MS } from '#src/domain/durations.ts';
import { Clock, type Now } from './clock';
import { createDatabase, type Database, dump, modelNames, restore } from './database/database';
import { databaseStore } from './database/databaseStore';
import { getRowIndex, observeRows, putRow } from './database/indexed';
import type { ModelName } from './database/models';
import { invert, type RowChange } from './database/rowChange';
import { type Cookies, createSnapshot, type Snapshot } from './database/snapshot';
import { addEntry, EMPTY_HISTORY, type History, type HistoryEntry } from './history';
import type { Store } from './operations/store';
import { generateWorld } from './scenarios/generateWorld';
import { emptyTables } from './seed/tablesStore';
import type { WorldContent } from './worldContent';
import { DEFAULT_MEMBERS, DEFAULT_SEED, type WorldDefinition } from './worldDefinition';

export interface WorldOptions {
  /** seed of all random values */
  readonly seed?: number;
  readonly members?: number;
  /** real time; tests may pass their own */
  readonly now?: Now;
}

/** Of real time: longer than a reload takes, and than a page in front leaves between two looks. */
const MAX_UNSEEN_MS = MINUTE_MS;

/** Opened by looking at a screen or signing in, not by what happens in the world: neither undone nor restored. */
const SESSION_TABLES: readonly ModelName[] = ['token', 'depositWallet'];
const recordedTables = modelNames.filter((name) => !SESSION_TABLES.includes(name));

/** The provider's whole state: database, clock, history, and the cookies it has set in this browser. */
export class World {
  readonly database: Database = createDatabase();
  readonly store: Store = databaseStore(this.database);
  readonly clock: Clock;
  definition: WorldDefinition;
  history: History = EMPTY_HISTORY;
  cookies: Cookies = {};
  readonly #realNow: Now;
  readonly #usual: Omit<WorldDefinition, 'at'>;
  /** Until when its members have acted by themselves, in provider time. */
  livedUntil = 0;

  constructor({ seed = DEFAULT_SEED, members = DEFAULT_MEMBERS, now = Date.now }: WorldOptions = {}) {
    this.#realNow = now;
    this.#usual = { seed, members, scenario: null };
    this.clock = new Clock(now);
    this.definition = { ...this.#usual, at: now() };
  }

  /**
   * Replaces everything with a newly generated world: by default the usual one, beginning now. Ends all sessions. Throws
   * an Error for an unknown scenario.
   */
  generate(definition: Partial<WorldDefinition> = {}): void {
    const generated = { ...this.#usual, at: this.#realNow(), ...definition };
    const { tables, now } = generateWorld(generated);
    this.definition = generated;
    this.history = EMPTY_HISTORY;
    this.clock.pace = { rate: 1, since: 0, offset: now - this.#realNow() };
    this.livedUntil = now;
    this.cookies = {};
    restore(this.database, tables);
  }

  /** What it holds; its rows are the live ones. */
  content(): WorldContent {
    return { definition: this.definition, now: this.clock.now(), tables: dump(this.database) };
  }

  /** Replaces everything but the sessions of members who are the same in both worlds; they last as long as before. */
  replace({ definition, now, tables }: WorldContent, history = EMPTY_HISTORY): void {
    const shift = now - this.clock.now();
    const later = <T extends { readonly expires_at: number }>(row: T): T => ({
      ...row,
      expires_at: row.expires_at + shift,
    });
    const keys = new Map(tables.member.map(({ id, user_pk }) => [id, user_pk]));
    const kept = new Set(
      this.database.member.getAll().flatMap(({ id, user_pk }) => (keys.get(id) === user_pk ? [id] : [])),
    );
    const token = this.database.token.getAll().filter(({ member_id }) => kept.has(member_id));
    this.definition = definition;
    this.history = history;
    this.clock.offset += shift;
    this.livedUntil = now;
    this.cookies = Object.fromEntries(
      Object.entries(this.cookies).map(([name, cookie]) => [name, later(cookie)]),
    );
    restore(this.database, { ...emptyTables(), ...tables, token: token.map(later) });
  }

  /** At a faster pace time passes as long as a page looks on: what passed while none did is left out. */
  leaveOutUnseen(): void {
    const { rate } = this.clock;
    const unseen = this.clock.now() - this.livedUntil;
    if (rate > 1 && unseen > rate * MAX_UNSEEN_MS) this.clock.offset -= unseen;
  }

  endSessions(): void {
    this.cookies = {};
    this.database.token.deleteMany({ where: { kind: { in: ['access', 'refresh'] } } });
  }

  /** Carries out work that may change the world, and adds its changes to the history. */
  record<T>(work: () => T): T {
    const { jumped } = this.clock;
    const changes: RowChange[] = [];
    const stops = recordedTables.map((table) =>
      observeRows(this.database, table, (id, before, after) => {
        const index = after ? null : getRowIndex(this.database, table, id);
        changes.push({ table, id, before: before ?? null, after: after ?? null, index });
      }),
    );
    try {
      return work();
    } finally {
      for (const stop of stops) stop();
      const clock = this.clock.jumped - jumped;
      if (changes.length > 0 || clock !== 0) {
        this.history = addEntry(this.history, { ...this.#describe(changes), changes, clock });
      }
    }
  }

  /** Takes the latest change back, or carries the latest that was taken back out again. Returns it, if there is one. */
  step(direction: 'undo' | 'redo'): HistoryEntry | undefined {
    const entry = this.history[direction].at(-1);
    if (!entry || entry.replaced !== undefined) return entry;
    const opposite = direction === 'undo' ? 'redo' : 'undo';
    const isUndo = direction === 'undo';
    for (const { table, id, after, index } of isUndo ? invert(entry.changes) : entry.changes) {
      putRow(this.database, table, { id, row: after, index });
    }
    this.clock.offset += isUndo ? -entry.clock : entry.clock;
    // What its members did in that time is among the changes.
    if (entry.clock !== 0) this.livedUntil += isUndo ? -entry.clock : entry.clock;
    this.history = {
      ...this.history,
      [direction]: this.history[direction].slice(0, -1),
      [opposite]: [...this.history[opposite], entry],
    };
    return entry;
  }

  /** The state to store. Its rows are the live ones: the caller copies them. */
  snapshot(): Snapshot {
    const { rate, since, offset } = this.clock.pace;
    return createSnapshot({
      definition: this.definition,
      models: dump(this.database),
      clock: offset,
      ...(rate > 1 ? { fast: { rate, since } } : {}),
      livedUntil: this.livedUntil,
      cookies: this.cookies,
      history: this.history,
    });
  }

  restore({
    definition,
    models,
    clock,
    fast = { rate: 1, since: 0 },
    livedUntil,
    cookies,
    history,
  }: Snapshot): void {
    this.definition = definition;
    this.clock.pace = { ...fast, offset: clock };
    this.livedUntil = livedUntil ?? this.clock.now();
    this.leaveOutUnseen();
    this.cookies = cookies;
    this.history = history;
    restore(this.database, models);
  }

  /** The first activity that is logged, which is the one of whoever caused the others. */
  #describe(changes: readonly RowChange[]): Pick<HistoryEntry, 'description' | 'member'> {
    const logged = changes.find(({ table, before }) => table === 'activity' && before === null);
    const found = logged && this.database.activity.findFirst({ where: { id: { equals: logged.id } } });
    if (!found) return { description: null, member: null };
    const member = this.database.member.findFirst({ where: { id: { equals: found.member_id } } });
    return { description: found.description, member: member?.name ?? null };
  }
}

import { MINUTE_MS } from '#src/domain/durations.ts';
import { Clock, type Now } from '../clock';
import {
  createDatabase,
  type Database,
  type DatabaseChanges,
  packAnew,
  readChanges,
  restore,
} from '../database/database';
import { databaseStore } from '../database/databaseStore';
import { getShape, mapTables, modelNames, recordedTables, SESSION_TABLES } from '../database/fields';
import { putRow } from '../database/indexed';
import type { ModelName } from '../database/models';
import { type PlainRow, packRows, type TableWriter } from '../database/packedTable';
import { invert, observeChanges } from '../database/rowChange';
import { type Cookies, createBase, type Snapshot, type WorldBase } from '../database/snapshot';
import type { Store } from '../operations/store';
import { type GeneratedWorld, generateWorld } from '../scenarios/generateWorld';
import { type Interruptible, type OnProgress, runAtOnce, runInSlices, scale } from '../slices';
import {
  addEntry,
  addUnseen,
  canContinueMove,
  describeChanges,
  EMPTY_HISTORY,
  type History,
  type HistoryEntry,
} from './history';
import { contentTables, type WorldContent } from './worldContent';
import { DEFAULT_MEMBERS, DEFAULT_SEED, type WorldDefinition } from './worldDefinition';

export interface WorldOptions {
  /** seed of all random values */
  readonly seed?: number;
  readonly members?: number;
  /** real time; tests may pass their own */
  readonly now?: Now;
}

/** A world to be opened: what it is made of, or all that it holds. */
export type OpenedWorld = Partial<WorldDefinition> | WorldContent;

export type RecordOptions = Partial<Pick<HistoryEntry, 'continues' | 'simulated'>>;

/** Of real time: longer than a reload takes, and than a page in front leaves between two looks. */
const MAX_UNSEEN_MS = MINUTE_MS;

/** The provider's whole state: database, clock, history, and the cookies it has set in this browser. */
export class World {
  readonly database: Database = createDatabase();
  readonly store: Store = databaseStore(this.database);
  readonly clock: Clock;
  definition: WorldDefinition;
  /** the packed rows below those of the database that have changed */
  base: WorldBase = createBase({
    isGenerated: false,
    startsAt: 0,
    tables: mapTables((name) => packRows(getShape(name), [])),
  });
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
    const defined = this.#define(definition);
    this.begin(defined, runAtOnce(generateWorld(defined)));
  }

  /**
   * The same without blocking the page, in two parts: generates the world, and resolves to what replaces everything. How long
   * the first takes is in the performance timeline, as `seeding`.
   */
  async prepare(opened: OpenedWorld = {}, onProgress?: OnProgress): Promise<() => void> {
    if ('base' in opened) return () => this.replace(opened);
    const defined = this.#define(opened);
    const start = performance.now();
    const generated = await runInSlices(generateWorld(defined), onProgress);
    performance.measure('seeding', { start });
    return () => this.begin(defined, generated);
  }

  #define(definition: Partial<WorldDefinition>): WorldDefinition {
    return { ...this.#usual, at: this.#realNow(), ...definition };
  }

  /** Replaces everything with a world that has been generated. */
  begin(definition: WorldDefinition, { tables, now }: GeneratedWorld): void {
    this.definition = definition;
    this.history = EMPTY_HISTORY;
    this.clock.pace = { rate: 1, since: 0, offset: now - this.#realNow() };
    this.livedUntil = now;
    this.cookies = {};
    this.#restore(createBase({ isGenerated: true, startsAt: now, tables }));
  }

  #restore(base: WorldBase, changes?: DatabaseChanges): void {
    this.base = base;
    restore(this.database, base.tables, changes);
  }

  /** Adds rows that are new or changed. */
  put(changes: DatabaseChanges): void {
    for (const name of modelNames) {
      for (const row of changes[name]?.rows ?? []) {
        putRow(this.database, name, { id: String(row.id), row, index: null });
      }
    }
  }

  /**
   * Packs all rows anew, with more that are new or changed, where that is too much to be stored beside the packed ones; of some
   * tables all rows are written already. Returns what puts them in place of the others, and ends what could be undone.
   */
  *rebase(
    written: { readonly [Name in ModelName]?: TableWriter<PlainRow> },
    more: { readonly [Name in ModelName]?: readonly PlainRow[] },
  ): Interruptible<() => void> {
    const changes = readChanges(this.database);
    const tables = { ...this.base.tables };
    const count = recordedTables.length;
    for (const [index, name] of recordedTables.entries()) {
      const pack = () => packAnew(name, this.base.tables, changes[name], more[name]);
      tables[name] = written[name]?.pack() ?? (yield* scale(pack(), index / count, (index + 1) / count));
      yield (index + 1) / count;
    }
    const kept = Object.entries(changes).filter(([name]) => SESSION_TABLES.some((table) => table === name));
    return () => {
      this.history = EMPTY_HISTORY;
      const { startsAt } = this.base;
      this.#restore(createBase({ isGenerated: false, startsAt, tables }), Object.fromEntries(kept));
    };
  }

  /** What it holds; its rows are the live ones. */
  content(): WorldContent {
    const { definition, base } = this;
    return { definition, now: this.clock.now(), base, changes: readChanges(this.database) };
  }

  /** Replaces everything but the sessions and deposit addresses of members who are in both worlds; they last as long as before. */
  replace({ definition, now, base, changes }: WorldContent, history = EMPTY_HISTORY): void {
    this.keepSessions(() => {
      this.definition = definition;
      this.history = history;
      this.clock.offset += now - this.clock.now();
      this.livedUntil = now;
      const { token: _, depositWallet: __, ...content } = changes;
      this.#restore(base, content);
    });
  }

  /** Carries out what replaces everything, and keeps sessions and deposit addresses of members whose private keys are still there. */
  keepSessions(replaceAll: () => void): void {
    const { database, cookies } = this;
    const before = this.clock.now();
    const findKey = (id: string) =>
      database.member.findFirst({ where: { id: { equals: id } } })?.user_pk ?? '';
    const sessions = SESSION_TABLES.flatMap((table) =>
      [...database[table].getAll()].map((row) => ({ table, row: { ...row }, key: findKey(row.member_id) })),
    );
    replaceAll();
    const shift = this.clock.now() - before;
    const later = <T extends { readonly expires_at: number }>(row: T): T => ({
      ...row,
      expires_at: row.expires_at + shift,
    });
    this.cookies = Object.fromEntries(Object.entries(cookies).map(([name, cookie]) => [name, later(cookie)]));
    for (const { table, row, key } of sessions) {
      const member = database.member.findFirst({ where: { user_pk: { equals: key } } });
      if (!member) continue;
      putRow(database, table, { id: row.id, row: { ...later(row), member_id: member.id }, index: null });
    }
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

  /**
   * Carries out work that may change the world, and adds its changes to the history. Time that `continues` is one change
   * with the time that was moved before it.
   */
  record<T>(work: () => T, { continues = false, simulated = false }: RecordOptions = {}): T {
    const { jumped } = this.clock;
    const { changes, stop } = observeChanges(this.database);
    try {
      return work();
    } finally {
      stop();
      const clock = this.clock.jumped - jumped;
      // A refusal changes nothing but the key that it is remembered by.
      const isSeen = clock !== 0 || changes.some(({ table }) => contentTables.includes(table));
      this.history = isSeen
        ? addEntry(this.history, {
            ...(simulated ? { description: null, member: null } : describeChanges(this.database, changes)),
            changes,
            clock,
            continues: continues && canContinueMove(this.history),
            simulated,
          })
        : addUnseen(this.history, changes);
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
    return {
      definition: this.definition,
      base: this.base,
      changes: readChanges(this.database),
      clock: offset,
      ...(rate > 1 ? { fast: { rate, since } } : {}),
      livedUntil: this.livedUntil,
      cookies: this.cookies,
      history: this.history,
    };
  }

  restore({
    definition,
    base,
    changes,
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
    this.#restore(base, changes);
  }
}

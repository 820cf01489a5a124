import type { CheckpointInfo, CheckpointStore } from './checkpointStore';
import { createRandomId } from './database/ids';
import type { Snapshot } from './database/snapshot';
import type { HistoryEntry } from './history';
import type { Transactions } from './provider';
import type { Interruptible, OnProgress } from './slices';
import type { World } from './world';
import { encodeWorld, type WorldCode } from './worldCode';
import { hashWorld, type WorldContent } from './worldContent';
import type { WorldDefinition } from './worldDefinition';
import { readWorldFile, writeWorldFile } from './worldFile';
import { bringUpToDate, isFromThePast } from './worldPace';

/** What the demo's controls show of the world. */
interface WorldDescription {
  readonly definition: WorldDefinition;
  /** provider time */
  readonly now: number;
  /** the latest change, which can be undone */
  readonly undo: HistoryEntry | undefined;
  readonly redo: HistoryEntry | undefined;
}

/** Changes of the whole world: each can be undone, and what it replaces is kept as a checkpoint. */
export interface WorldControls {
  describe(): Promise<WorldDescription>;
  /** Equal for equal worlds in any browser; undefined where the browser cannot compute it. */
  hash(): Promise<string | undefined>;
  /** Replaces the world by that of a definition or a code, and ends all sessions. */
  open(world: Partial<WorldDefinition> | WorldContent, onProgress?: OnProgress): Promise<void>;
  /** Replaces the world by a new one, for all tabs. */
  reset(): Promise<void>;
  /** Takes the latest change back. Resolves to whether there was one, and whether that replaced the whole world. */
  undo(): Promise<'nothing' | 'changed' | 'replaced'>;
  redo(): Promise<'nothing' | 'changed' | 'replaced'>;
  /** newest first */
  checkpoints(): Promise<readonly CheckpointInfo[]>;
  keep(name: string): Promise<void>;
  /** Replaces the world by the one of a checkpoint; the sessions go on. Resolves to false when it is no longer there. */
  restore(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  exportFile(): Promise<Blob>;
  /** Replaces the world by the one of a file; the sessions go on. Rejects with a WorldFileError. */
  importFile(text: string, onProgress?: OnProgress): Promise<void>;
  /** The world for an address. */
  code(): Promise<WorldCode>;
  /** Lets a world that was left for long live on until now. Resolves to until when it had been left, or undefined. */
  bringUpToDate(onProgress?: OnProgress): Promise<number | undefined>;
}

/** As many checkpoints are made by themselves; older ones are removed. */
const MAX_AUTOMATIC = 5;

interface WorldControlsOptions {
  readonly world: World;
  /** which do not add to the history */
  readonly transactions: Transactions;
  readonly checkpoints: CheckpointStore;
  readonly reset: () => Promise<void>;
  /** a write whose work is done in slices */
  readonly writeInSlices: (work: () => Interruptible<void>, onProgress?: OnProgress) => Promise<void>;
}

const toContent = ({ definition, base, changes }: Snapshot, now: number): WorldContent => ({
  definition,
  now,
  base,
  changes,
});

const withoutSessions = ({ changes: { token: _, ...changes }, ...snapshot }: Snapshot): Snapshot => ({
  ...snapshot,
  changes,
  cookies: {},
});

/** The history's entry in a world that has replaced the one of a checkpoint. */
const afterReplacement = (replaced: string): HistoryEntry => ({
  description: null,
  member: null,
  changes: [],
  clock: 0,
  replaced,
});

export function createWorldControls(options: WorldControlsOptions): WorldControls {
  const { world, transactions, checkpoints, reset, writeInSlices } = options;
  const { read, write } = transactions;
  // Two within a millisecond have their order, too.
  let lastKeptAt = 0;
  const keep = async (name: string | null, at?: number) => {
    const [snapshot, now] = await read(() => [world.snapshot(), at ?? world.clock.now()] as const);
    const id = createRandomId();
    const { members, scenario } = snapshot.definition;
    lastKeptAt = Math.max(Date.now(), lastKeptAt + 1);
    await checkpoints.save(
      { id, name, keptAt: lastKeptAt, now, members, scenario },
      withoutSessions(snapshot),
    );
    const automatic = (await checkpoints.list()).filter((one) => one.name === null);
    for (const { id: old } of automatic.slice(MAX_AUTOMATIC)) await checkpoints.remove(old);
    return id;
  };
  const find = async (id: string) => (await checkpoints.list()).find((one) => one.id === id);

  const noteReplacement = (replaced: string) => {
    world.history = { undo: [afterReplacement(replaced)], redo: [] };
  };
  const replace = async (apply: () => void) => {
    const replaced = await keep(null);
    await write(() => {
      apply();
      noteReplacement(replaced);
    });
  };

  /** Puts the world of an entry in place of the present one, which is kept, and stays reachable the other way. */
  const swap = async (id: string, direction: 'undo' | 'redo') => {
    const [about, snapshot] = [await find(id), await checkpoints.load(id)];
    const back = await keep(null);
    return write(() => {
      if (!about || !snapshot) {
        world.history = { ...world.history, [direction]: [] };
        return 'nothing';
      }
      const opposite = direction === 'undo' ? 'redo' : 'undo';
      world.replace(toContent(snapshot, about.now), {
        ...snapshot.history,
        [opposite]: [afterReplacement(back)],
      });
      return 'replaced';
    });
  };

  const step = async (direction: 'undo' | 'redo') => {
    const entry = await write(() => world.step(direction));
    if (!entry) return 'nothing';
    return entry.replaced === undefined ? 'changed' : swap(entry.replaced, direction);
  };

  return {
    describe: () =>
      read(() => ({
        definition: world.definition,
        now: world.clock.now(),
        undo: world.history.undo.at(-1),
        redo: world.history.redo.at(-1),
      })),
    hash: async () => hashWorld(await read(() => world.content())),
    async open(opened, onProgress) {
      const apply = 'base' in opened ? () => world.replace(opened) : await world.prepare(opened, onProgress);
      await replace(() => {
        apply();
        world.endSessions();
      });
    },
    async reset() {
      const replaced = await keep(null);
      await reset();
      await write(() => noteReplacement(replaced));
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    checkpoints: () => checkpoints.list(),
    async keep(name) {
      await keep(name);
    },
    async restore(id) {
      const [about, snapshot] = [await find(id), await checkpoints.load(id)];
      if (!about || !snapshot) return false;
      await replace(() => world.replace(toContent(snapshot, about.now)));
      return true;
    },
    remove: (id) => checkpoints.remove(id),
    exportFile: async () => writeWorldFile(await read(() => world.content())),
    async importFile(text, onProgress) {
      const content = await readWorldFile(text, onProgress);
      await replace(() => world.replace(content));
    },
    code: async () => encodeWorld(await read(() => world.content())),
    async bringUpToDate(onProgress) {
      const left = await read(() => (isFromThePast(world) ? world.livedUntil : undefined));
      if (left === undefined) return undefined;
      const replaced = await keep(null, left);
      await writeInSlices(() => bringUpToDate(world, () => noteReplacement(replaced)), onProgress);
      return left;
    },
  };
}

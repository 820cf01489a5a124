import { createRandomId } from '../database/ids';
import type { Snapshot } from '../database/snapshot';
import type { Provider, Transactions } from '../provider';
import { isFromThePast, simulateIntoNewBase } from '../simulation/simulateWorld';
import type { OnProgress } from '../slices';
import type { CheckpointInfo, CheckpointStore } from './checkpointStore';
import { canContinueMove, findLatest, type HistoryEntry } from './history';
import type { OpenedWorld, World } from './world';
import { encodeWorld, type WorldCode } from './worldCode';
import { hashWorld, type WorldContent } from './worldContent';
import type { WorldDefinition } from './worldDefinition';
import { readWorldFile, writeWorldFile } from './worldFile';

/** What the demo's controls show of the world. */
interface WorldDescription {
  readonly definition: WorldDefinition;
  /** how many there are by now */
  readonly members: number;
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
  /** Replaces the world by that of a definition or a code; the sessions of members who are in both go on. */
  open(world: OpenedWorld, onProgress?: OnProgress): Promise<void>;
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
  importFile(file: Blob, onProgress?: OnProgress): Promise<void>;
  code(): Promise<WorldCode>;
  readonly replaceWorld: Provider['replaceWorld'];
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
const afterReplacement = (replaced: string, clock = 0, continues = false): HistoryEntry => ({
  description: null,
  member: null,
  changes: [],
  clock,
  replaced,
  continues,
});

const getOpposite = (direction: 'undo' | 'redo') => (direction === 'undo' ? 'redo' : 'undo');

export function createWorldControls(options: WorldControlsOptions): WorldControls {
  const { world, transactions, checkpoints, reset } = options;
  const { read, write, writeInSlices } = transactions;
  const keep = async (name: string | null, opened?: string) => {
    // One that was left is kept as it was left.
    const getTime = () => (isFromThePast(world) ? world.livedUntil : world.clock.now());
    const [snapshot, now, members] = await read(
      () => [world.snapshot(), getTime(), world.database.member.count()] as const,
    );
    const id = createRandomId();
    const { scenario } = snapshot.definition;
    // After all others, also those of the same millisecond, and of a page whose clock was ahead.
    const newest = Math.max(0, ...(await checkpoints.list()).map((one) => one.keptAt));
    await checkpoints.save(
      { id, name, keptAt: Math.max(Date.now(), newest + 1), now, members, scenario },
      withoutSessions(snapshot),
    );
    const automatic = (await checkpoints.list()).filter((one) => one.name === null && one.id !== opened);
    for (const { id: old } of automatic.slice(MAX_AUTOMATIC)) await checkpoints.remove(old);
    return id;
  };
  const find = async (id: string) => (await checkpoints.list()).find((one) => one.id === id);

  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  };
  const replaceWorld: Provider['replaceWorld'] = (work) =>
    enqueue(async () => {
      const replaced = await keep(null);
      const { jumped } = world.clock;
      const canContinue = canContinueMove(world.history);
      await work((continues = false) => {
        const clock = world.clock.jumped - jumped;
        world.history = { undo: [afterReplacement(replaced, clock, continues && canContinue)], redo: [] };
      });
    });
  const replace = (apply: () => void) =>
    replaceWorld((recordUndo) =>
      write(() => {
        apply();
        recordUndo();
      }),
    );

  /** Puts the world of an entry in place of the present one, which is kept, and stays reachable the other way. */
  const swap = async (
    { clock, continues }: HistoryEntry,
    id: string,
    direction: 'undo' | 'redo',
  ): Promise<'nothing' | 'replaced'> => {
    const [about, snapshot] = [await find(id), await checkpoints.load(id)];
    if (!about || !snapshot) return 'nothing';
    const back = await keep(null, id);
    await write(() => {
      const opposite = getOpposite(direction);
      world.replace(toContent(snapshot, about.now), {
        ...snapshot.history,
        [opposite]: [afterReplacement(back, clock, continues)],
      });
    });
    // It is the world now; kept as well, it would take the place of one that can still be gone back to.
    if (about.name === null) await checkpoints.remove(id);
    return 'replaced';
  };

  const step = async (direction: 'undo' | 'redo') => {
    let result: 'nothing' | 'changed' | 'replaced' = 'nothing';
    let changed = 0;
    for (;;) {
      const entry = await write(() => world.step(direction));
      if (!entry) return result;
      const done = entry.replaced === undefined ? 'changed' : await swap(entry, entry.replaced, direction);
      if (done === 'nothing') {
        // What belongs to a change that cannot be taken back is not taken back without it.
        await write(() => {
          for (; changed > 0; changed -= 1) world.step(getOpposite(direction));
          world.history = { ...world.history, [direction]: [] };
        });
        return result === 'replaced' ? result : done;
      }
      changed = done === 'changed' ? changed + 1 : 0;
      if (result !== 'replaced') result = done;
      const next = direction === 'undo' ? entry : world.history.redo.at(-1);
      if (!next?.continues) return result;
    }
  };

  return {
    describe: () =>
      read(() => ({
        definition: world.definition,
        members: world.database.member.count(),
        now: world.clock.now(),
        undo: findLatest(world.history),
        redo: world.history.redo.at(-1),
      })),
    hash: async () => hashWorld(await read(() => world.content())),
    async open(opened, onProgress) {
      const apply = await world.prepare(opened, onProgress);
      await replace(() => world.keepSessions(apply));
    },
    reset: () =>
      replaceWorld(async (recordUndo) => {
        await reset();
        await write(recordUndo);
      }),
    undo: () => enqueue(() => step('undo')),
    redo: () => enqueue(() => step('redo')),
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
    async importFile(file, onProgress) {
      const content = await readWorldFile(file, onProgress);
      await replace(() => world.replace(content));
    },
    code: async () => encodeWorld(...(await read(() => [world.content(), world.livedUntil] as const))),
    replaceWorld,
    async bringUpToDate(onProgress) {
      const left = await read(() => (isFromThePast(world) ? world.livedUntil : undefined));
      if (left === undefined) return undefined;
      await replaceWorld((recordUndo) =>
        writeInSlices(() => simulateIntoNewBase(world, world.clock.now(), recordUndo), onProgress),
      );
      return left;
    },
  };
}

import { receiveDeposit } from '#mocks/controls.ts';
import { readBase, readSnapshot, toStored } from '#mocks/database/snapshot.ts';
import { runAtOnce } from '#mocks/slices.ts';
import { World } from '#mocks/world/world.ts';
import { hashWorld } from '#mocks/world/worldContent.ts';
import { readWorldFile, writeWorldFile } from '#mocks/world/worldFile.ts';
import { printTable } from './printTable';
import { median, timed } from './timing';

const SIZES = [1_000, 10_000, 50_000];
const RUNS = 5;
const WARM_UP = 5;

/** How long it takes to store, read and change a world of 10,000 members. */
async function benchOperations(): Promise<void> {
  const world = new World({ members: 10_000 });
  world.generate();
  const { base } = world;
  const key = world.database.member.findFirst({ where: { id: { equals: 'MBR-005000' } } })?.user_pk ?? '';
  const operations: [string, () => unknown][] = [
    ['store the packed rows', () => structuredClone(base)],
    ['store what has changed', () => structuredClone(toStored(world.snapshot()))],
    [
      'restore',
      async () => {
        const stored = structuredClone(base);
        const read = runAtOnce(readBase(stored, (name) => stored.tables[name]));
        const snapshot = await readSnapshot(structuredClone(toStored(world.snapshot())), () => read);
        if (snapshot) world.restore(snapshot);
      },
    ],
    ['a deposit', () => world.record(() => receiveDeposit(world, key, 10))],
    ['undo', () => world.step('undo')],
    ['fingerprint', () => hashWorld(world.content())],
    ['export', () => writeWorldFile(world.content())],
    ['import', async () => readWorldFile(await writeWorldFile(world.content()))],
  ];
  const rows: string[][] = [];
  for (const [name, run] of operations) {
    const times: number[] = [];
    for (let count = 0; count < RUNS; count++) times.push(await timed(run));
    rows.push([name, median(times).toFixed(0)]);
  }
  printTable(
    `A world of 10,000 members (median of ${RUNS} runs; import with an export)`,
    ['what', 'ms'],
    rows,
  );
}

/** Time to generate a world of several sizes, from the seed to an indexed database. */
export async function benchSeeding(): Promise<void> {
  for (let run = 0; run < WARM_UP; run++) new World().generate();
  const medians: number[] = [];
  for (const members of SIZES) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await timed(() => new World({ members }).generate()));
    medians.push(median(runs));
  }
  const perMember = medians.map((milliseconds, index) => milliseconds / (SIZES[index] ?? Number.NaN));
  printTable(
    `Seeding a world (median of ${RUNS} runs)`,
    ['members', 'ms', 'µs per member', 'growth'],
    SIZES.map((members, index) => [
      members.toLocaleString('en'),
      (medians[index] ?? Number.NaN).toFixed(0),
      ((perMember[index] ?? Number.NaN) * 1000).toFixed(1),
      `${((perMember[index] ?? Number.NaN) / (perMember[0] ?? Number.NaN)).toFixed(2)} ×`,
    ]),
  );
  await benchOperations();
}

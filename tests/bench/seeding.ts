import { World } from '#mocks/world.ts';
import { printTable } from './printTable';
import { median, timed } from './timing';

const SIZES = [1_000, 10_000, 50_000];
const RUNS = 5;
const WARM_UP = 5;

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
}

import path from 'node:path';
import * as z from 'zod/mini';

interface FileTime {
  readonly file: string;
  readonly milliseconds: number;
}

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const spec = z.object({
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const suite = z.object({
  file: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const sumSuite = ({ specs, suites = [] }: z.output<typeof suite>): number =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) +
  sum(suites.map(sumSuite));

/** How long the tests of each file took, by a runner's JSON report; none where it cannot be read. */
export function readFileTimes(report: unknown): readonly FileTime[] {
  const ofVitest = vitestReport.safeParse(report);
  if (ofVitest.success) {
    return ofVitest.data.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(process.cwd(), name),
      milliseconds: endTime - startTime,
    }));
  }
  const ofPlaywright = playwrightReport.safeParse(report);
  if (!ofPlaywright.success) return [];
  const { config, suites } = ofPlaywright.data;
  return suites.map((one) => ({
    file: path.relative(process.cwd(), path.join(config.rootDir, one.file)),
    milliseconds: sumSuite(one),
  }));
}

export const formatSlowestFiles = (times: readonly FileTime[]): string =>
  times
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}`)
    .join('\n');

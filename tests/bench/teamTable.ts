import { startProviderServer } from '#mocks/node.ts';
import { buildPage } from './buildPage';
import { inBrowser } from './pageLoads';
import { printTable } from './printTable';
import type { Sample } from './teamTable/measure';
import { median, p95 } from './timing';

const MEMBERS = 10_000;
const ROUNDS = 11;
/** At 60 frames a second. */
const FRAME_MS = 1000 / 60;

const STEPS = ['first paint', 'first keystroke', 'next keystroke', 'sort', 'filter'] as const;

interface Round {
  readonly app: Sample;
  readonly bare: Sample;
}

function print(rounds: readonly Round[]): void {
  const row = (step: string, figure: (sample: Sample) => number) => {
    const [app, bare] = [
      median(rounds.map((round) => figure(round.app))),
      median(rounds.map((round) => figure(round.bare))),
    ];
    return [step, app.toFixed(1), bare.toFixed(1), (app / bare).toFixed(2)];
  };
  printTable(
    `Team table, ${MEMBERS.toLocaleString('en')} members, medians of ${ROUNDS} in ms until it is on the screen`,
    ['step', 'app', 'bare', 'ratio'],
    [
      ...STEPS.map((step) => row(step, (sample) => sample[step])),
      row('scroll, frame p95', ({ frames }) => p95(frames)),
      row('scroll, work in a frame p95', ({ work }) => p95(work)),
    ],
  );
}

/** Measures the team table beside a bare one that draws the same rows, in a real browser over a provider on a port. */
export async function benchTeamTable(): Promise<void> {
  const folder = buildPage('teamTable');
  await inBrowser(folder, await startProviderServer({ members: MEMBERS }), async (browser, server) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.url);
    await page.waitForFunction(() => window.measureTables !== undefined);
    const rounds: Round[] = [];
    // The first one only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const afterFrame = (round / ROUNDS) * FRAME_MS;
      const measured = await page.evaluate((phase) => window.measureTables?.(phase), afterFrame);
      if (measured && round > 0) rounds.push(measured);
    }
    print(rounds);
  });
}

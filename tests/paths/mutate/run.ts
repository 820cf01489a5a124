import type { Plan } from '#machines/paths/plan.ts';
import { BROWSERS, openBrowser, type PlanBrowser, servePlans } from '../run/planBrowser';
import { loadAll, playPlans } from '../run/playPlans';
import { mutantSwitches } from './instrument.plugin';
import type { Verdict } from './mutationReport';
import { allPlans, type Candidate, numbered, type Reached } from './suite';

/** Assertion timeouts to try, in order; a busy computer needs a longer one. */
const ASSERTION_TIMEOUTS_MS = [1200, 2400, 4800];
/** A plan takes a second or two: one that takes this long is in an endless loop. */
const RUNAWAY_TIMEOUT_MS = 20_000;

/** Finds the shortest timeout with which the unmodified app passes, and the source mutants that each plan executes. */
async function measure(browsers: readonly PlanBrowser[], address: string, log: (line: string) => void) {
  await loadAll(browsers, address);
  const atStart = new Set(await browsers[0]?.getReachedAtStart());
  const byPlan = new Map<string, ReadonlyMap<number, number>>();
  let left = allPlans;
  for (const timeoutMs of ASSERTION_TIMEOUTS_MS) {
    // As many in parallel as later, because they share the processor.
    await playPlans(browsers, left, timeoutMs, ({ id }, { problem, step, reached }) => {
      if (problem === null) byPlan.set(id, new Map(reached));
      else log(`${id} fails at step ${step} with a timeout of ${timeoutMs} ms: ${problem}`);
    });
    left = left.filter(({ id }) => !byPlan.has(id));
    if (left.length === 0) return { timeoutMs, reached: { byPlan, atStart } };
  }
  throw new Error('The unmodified app does not pass its own plans, so that mutants cannot be judged.');
}

/** A failure of the first plan, if that executes the mutant, counts at once, as it does so soonest; others are repeated. */
const isCertain = (problem: string, index: number, { isExecutedByFirst }: Candidate) =>
  index === 0 && isExecutedByFirst && !problem.startsWith('the page is closed');

async function judge(
  browser: PlanBrowser,
  address: string,
  candidate: Candidate,
  timeoutMs: number,
  limit: number,
): Promise<Verdict> {
  const { mutant } = candidate;
  const plans = candidate.plans.slice(0, limit);
  if (plans.length === 0) return { candidate, killed: null };
  const checkStart = async (): Promise<Verdict | null> => {
    // Twice: a load that was interrupted by another navigation says nothing about the mutant.
    const problem = (await browser.load(address, mutant)) && (await browser.load(address, mutant));
    return problem === null ? null : { candidate, killed: { plan: 'every plan', step: 0, problem } };
  };
  const failed = await checkStart();
  if (failed) return failed;
  for (const [index, plan] of plans.entries()) {
    let { problem, step } = await browser.play(plan, timeoutMs);
    if (problem !== null && !isCertain(problem, index, candidate)) {
      const failedAgain = await checkStart();
      if (failedAgain) return failedAgain;
      ({ problem, step } = await browser.play(plan, 3 * timeoutMs));
    }
    if (problem !== null) return { candidate, killed: { plan: plan.id, step, problem } };
  }
  return { candidate, killed: null };
}

interface MutantRun {
  readonly getCandidates: (reached: Reached) => readonly Candidate[];
  /** as many plans are tried on a mutant at most */
  readonly limit: number;
  readonly log: (line: string) => void;
}

/** Runs the plans on every mutant until one of them fails. The verdicts are in the order of the candidates. */
export async function runMutants({ getCandidates, limit, log }: MutantRun): Promise<readonly Verdict[]> {
  // As `npm test` plays them, with animations and on React's development build, which warns of a missing key and the like;
  // but as members get the app, so that what does nothing in development has its mutants run, too.
  const server = await servePlans({
    folder: 'mutants',
    isDevelopment: true,
    define: { 'import.meta.env.DEV': 'false' },
    plugins: [mutantSwitches(numbered)],
  });
  const { address } = server;
  const options = { timeoutMs: RUNAWAY_TIMEOUT_MS, reducedMotion: 'no-preference' } as const;
  const browsers = await Promise.all(Array.from({ length: BROWSERS }, () => openBrowser(options)));
  try {
    const { timeoutMs, reached } = await measure(browsers, address, log);
    const steps = (plans: readonly Plan[]) => plans.reduce((sum, plan) => sum + plan.steps.length, 0);
    log(
      `${allPlans.length} plans, ${steps(allPlans)} steps, passed in ${BROWSERS} browsers with a timeout of ${timeoutMs} ms`,
    );
    const candidates = getCandidates(reached);
    const verdicts: Verdict[] = [];
    const queue = candidates.entries();
    await Promise.all(
      browsers.map(async (browser) => {
        for (const [index, candidate] of queue) {
          const verdict = await judge(browser, address, candidate, timeoutMs, limit);
          verdicts[index] = verdict;
          if (!verdict.killed) log(`survived: ${candidate.place}  ${candidate.name}`);
          const done = index + 1;
          if (done % 50 === 0) log(`${done} of ${candidates.length}`);
        }
      }),
    );
    return verdicts;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.close();
  }
}

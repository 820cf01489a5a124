import type { Plan } from '#machines/paths/plan.ts';
import { type MutantBrowser, openBrowser, serve } from './browser';
import type { Verdict } from './report';
import { allPlans, type Candidate, numbered } from './suite';

/** Milliseconds that something may take to be so; more where the machine is too busy for the first. */
const PATIENCES = [300, 300, 600, 1200];
/** How often the app as it is must pass first. */
const ROUNDS = 3;
const WORKERS = 2;

type Reached = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** Plays all plans on the app as it is. Rejects with what goes wrong. */
async function playAll(browser: MutantBrowser, patience: number): Promise<Reached> {
  const reached = new Map<string, ReadonlyMap<number, number>>();
  for (const plan of allPlans) {
    const failure = await browser.load('none');
    const ending = await browser.play(plan, patience);
    const wrong = failure ?? ending.wrong;
    if (wrong !== null) throw new Error(`${plan.id} fails at step ${ending.step}: ${wrong}`);
    reached.set(plan.id, new Map(ending.reached));
  }
  return reached;
}

/** Finds the patience with which the app as it is passes every time, and what each plan comes by. */
async function measure(browsers: readonly MutantBrowser[], tell: (line: string) => void) {
  for (const patience of PATIENCES) {
    try {
      let reached: Reached = new Map();
      for (let round = 0; round < ROUNDS; round += browsers.length) {
        // As many at once as later: they share the processor.
        const found = await Promise.allSettled(browsers.map((browser) => playAll(browser, patience)));
        for (const one of found) {
          if (one.status === 'rejected') throw one.reason;
          reached = one.value;
        }
      }
      return { patience, reached };
    } catch (failure) {
      tell(
        `not passed with a patience of ${patience} ms: ${failure instanceof Error ? failure.message : failure}`,
      );
    }
  }
  throw new Error('The app as it is does not pass its own plans: nothing can be said of its mutants.');
}

/** The first plan is chosen for what it meets. What another one notices may be a hiccup, and is looked at again. */
const isCertain = (wrong: string, index: number) => index === 0 && !wrong.startsWith('the page is gone');

async function judge(browser: MutantBrowser, candidate: Candidate, patience: number): Promise<Verdict> {
  const { breakage, plans } = candidate;
  if (plans.length === 0) return { candidate, killed: null };
  const doesNotStart = async (): Promise<Verdict | null> => {
    // Once more: a page that another navigation got in the way of is no news of the mutant.
    const wrong = (await browser.load(breakage)) && (await browser.load(breakage));
    return wrong === null ? null : { candidate, killed: { plan: 'every plan', step: 0, wrong } };
  };
  const failed = await doesNotStart();
  if (failed) return failed;
  for (const [index, plan] of plans.entries()) {
    let { wrong, step } = await browser.play(plan, patience);
    if (wrong !== null && !isCertain(wrong, index)) {
      const failedAgain = await doesNotStart();
      if (failedAgain) return failedAgain;
      ({ wrong, step } = await browser.play(plan, 3 * patience));
    }
    if (wrong !== null) return { candidate, killed: { plan: plan.id, step, wrong } };
  }
  return { candidate, killed: null };
}

/** Plays the plans on every mutant until one of them notices. The verdicts come in the candidates' order. */
export async function runMutants(
  candidatesOf: (reached: Reached) => readonly Candidate[],
  tell: (line: string) => void,
): Promise<readonly Verdict[]> {
  const server = await serve(numbered);
  const browsers = await Promise.all(Array.from({ length: WORKERS }, () => openBrowser(server.address)));
  try {
    const { patience, reached } = await measure(browsers, tell);
    const steps = (plans: readonly Plan[]) => plans.reduce((sum, plan) => sum + plan.steps.length, 0);
    tell(
      `${allPlans.length} plans, ${steps(allPlans)} steps, passed ${ROUNDS} times with a patience of ${patience} ms`,
    );
    const candidates = candidatesOf(reached);
    const verdicts: Verdict[] = [];
    const queue = candidates.entries();
    await Promise.all(
      browsers.map(async (browser) => {
        for (const [index, candidate] of queue) {
          const verdict = await judge(browser, candidate, patience);
          verdicts[index] = verdict;
          if (!verdict.killed) tell(`survived: ${candidate.place}  ${candidate.name}`);
          const done = index + 1;
          if (done % 50 === 0) tell(`${done} of ${candidates.length}`);
        }
      }),
    );
    return verdicts;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.close();
  }
}

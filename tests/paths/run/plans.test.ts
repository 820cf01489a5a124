import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { loadRecordedPlans } from '#machines/models/recordedEffects.ts';
import { testModels } from '#machines/models/testModels.ts';
import { coverage } from '#machines/paths/coverage.ts';
import { explore } from '#machines/paths/explore.ts';
import { type Plan, SCENARIO } from '#machines/paths/plan.ts';
import { MAX_STEPS } from '#machines/paths/strategies.ts';
import { getTransitions } from '#machines/paths/transitions.ts';
import { BROWSERS, openBrowser, type PlanBrowser, servePlans } from './planBrowser';
import { ASSERTION_TIMEOUT_MS, loadAll } from './playPlans';

const plans = await loadRecordedPlans();
const baselines = plans.filter(({ machine }) => machine !== SCENARIO);
const rows = plans.map((plan): [string, string, Plan] => [plan.id, plan.title, plan]);
const models = Object.entries(testModels);
const taken = new Set<string>();
const free: PlanBrowser[] = [];
let address = '';
let close = async () => {};

beforeAll(async () => {
  const browsers = Array.from({ length: BROWSERS }, () => openBrowser({ reducedMotion: 'no-preference' }));
  const [server, ...opened] = await Promise.all([
    servePlans({ folder: 'test-plans', isDevelopment: true }),
    ...browsers,
  ]);
  close = async () => {
    await Promise.all([...opened.map((browser) => browser.close()), server.close()]);
  };
  address = server.address;
  await loadAll(opened, address);
  free.push(...opened);
}, 60_000);
afterAll(() => close());

// As many at a time as there are browsers: maxConcurrency in vite.config.ts.
test.concurrent.for(rows)('%s: %s', { timeout: 60_000 }, async ([, , plan]) => {
  const browser = free.pop();
  if (!browser) throw new Error('more plans are played than there are browsers');
  const { message, ...played } = await browser.play(plan, ASSERTION_TIMEOUT_MS);
  free.push(browser);
  for (const transition of played.taken) taken.add(transition);
  expect(message).toBe('');
});

test('the browser that plays plans is of another language than the app', () => {
  return expect(free[0]?.getLanguage()).resolves.toBe('de');
});

test('a plan that fails names the step, what is wrong, and shows the screen', {
  timeout: 60_000,
}, async () => {
  const [plan] = baselines;
  if (!plan) throw new Error('there is no plan');
  let picture: Buffer | undefined;
  const browser = await openBrowser({
    onPicture: (screen) => {
      picture = screen;
    },
  });
  onTestFinished(browser.close);
  expect(await browser.load(address)).toBe(null);
  const assertions = [{ type: 'heading', text: 'A screen that there is not' }];
  const wrong = { ...plan, start: { ...plan.start, assertions } };
  const { problem, message, step } = await browser.play(wrong, 500);
  expect([step, problem]).toEqual([0, expect.stringContaining('“A screen that there is not”')]);
  expect(message).toContain(`of ${plan.id}: ${plan.title}`);
  expect(picture?.subarray(1, 4).toString()).toBe('PNG');
  expect(picture?.length).toBeGreaterThan(5000);
});

test('what the page warns of before the plans, last of all as its window gets wide again, fails the first plan', {
  timeout: 60_000,
}, async () => {
  const [plan] = baselines;
  if (!plan) throw new Error('there is no plan');
  const script = `let left = 2;
    const warn = () => console.warn('A warning.');
    addEventListener('resize', () => { if (innerWidth > 1000 && --left === 0) requestAnimationFrame(warn); });`;
  const browser = await openBrowser({ script });
  onTestFinished(browser.close);
  expect(await browser.load(address)).toBe(null);
  const { problem } = await browser.play(plan, ASSERTION_TIMEOUT_MS);
  expect(problem).toBe('The console shows: A warning.');
});

describe('the baselines', () => {
  test.for(models)('take every transition of %s in the browser', ([, { machine }]) => {
    const defined = getTransitions(machine).map(({ id }) => id);
    expect(defined.filter((id) => !taken.has(id))).toEqual([]);
  });

  test.for(models)(
    'of %s cover every case in every state and each guard in both results, in at most 20 steps',
    ([machine, model]) => {
      const own = baselines.filter((plan) => plan.machine === machine);
      const { edges, guardsTaken, guardsRefused, states } = coverage(explore(model), own);
      expect({ edges, guardsTaken, guardsRefused, states }).toMatchObject({
        edges: { missing: [] },
        guardsTaken: { missing: [] },
        guardsRefused: { missing: [] },
        states: { missing: [] },
      });
      expect(Math.max(...own.map(({ steps }) => steps.length))).toBeLessThanOrEqual(MAX_STEPS);
    },
  );
});

import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { testModels } from '#machines/models/testModels.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { PlanFailure } from '#machines/paths/runPlan.ts';
import { sessionMachine } from '#machines/session.ts';
import { transferMachine } from '#machines/transfer.ts';
import { transfer as sentences } from '#src/messages/transfer.ts';
import { watchConsole } from '../views/support/console';
import { runPlanInApp } from './support/runPlanInApp';

/** Short: the failures of these tests do not go away. */
const ASSERTION_TIMEOUT_MS = 1500;

const baselinePlans = await loadBaselinePlans();

beforeEach(watchConsole);
beforeAll(async () => {
  // Loads the first screens: from here on the timeout is short.
  watchConsole();
  for (const { id } of Object.values(testModels).map(({ machine }) => machine)) {
    const plan = baselinePlans.find(({ machine }) => machine === id);
    if (plan) await runPlanInApp({ ...plan, steps: plan.steps.slice(0, 2) });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The plan that takes this transition soonest, cut off after that step. */
function findPlanTaking(transition: string): Plan {
  const takes = ({ took }: Plan['steps'][number]) => took.includes(transition);
  const [plan] = baselinePlans
    .filter(({ steps }) => steps.some(takes))
    .map((one) => ({ ...one, steps: one.steps.slice(0, one.steps.findIndex(takes) + 1) }))
    .toSorted((one, other) => one.steps.length - other.steps.length);
  if (!plan) throw new Error(`no plan takes ${transition}`);
  return plan;
}

async function getFailure(plan: Plan): Promise<PlanFailure> {
  const failure = await runPlanInApp(plan, ASSERTION_TIMEOUT_MS).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (failure instanceof PlanFailure) return failure;
  throw new Error(`the plan ${plan.id} did not fail`, { cause: failure });
}

/** Replaces a property of an object for one test. */
function replaceProperty<Thing extends object, Key extends keyof Thing>(
  thing: Thing,
  key: Key,
  value: unknown,
): void {
  const before = Object.getOwnPropertyDescriptor(thing, key);
  Object.defineProperty(thing, key, { value, configurable: true, enumerable: true, writable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(thing, key, before);
    else Reflect.deleteProperty(thing, key);
  });
}

function required<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the machine has another structure than this test expects');
  return thing;
}

describe('a fault fails a plan, at the step that shows it', () => {
  test('a transition that is removed from a machine', async () => {
    const plan = findPlanTaking('transfer.success on transfer.open[0]');
    const { success } = required(transferMachine.config.states);
    replaceProperty(required(required(success).on), 'transfer.open', []);
    const failure = await getFailure(plan);
    expect(failure.message).toContain('The machine transfer is in success, not in form.');
    expect(failure.message).toMatch(/at step \d+ of \d+, “the member opens the tab Transfer Funds”/);
    expect(failure.message).toContain(`/?path=${plan.id}`);
  });

  test('a transition that leads elsewhere', async () => {
    const plan = findPlanTaking('session.refreshing on xstate.done.actor.refreshToken[0]');
    const { refreshing } = required(sessionMachine.config.states);
    const invoked = required(required(refreshing).invoke);
    replaceProperty(required(refreshing), 'invoke', { ...invoked, onDone: { target: 'loggedOut' } });
    const failure = await getFailure(plan);
    expect(failure.problem).toBe('The machine session is in loggedOut.idle, not in authenticated.');
    expect(failure.message).toContain('“the provider renews the token”');
  });

  test('a message that is changed in a view, with a picture for the report', async ({ task }) => {
    const plan = findPlanTaking('transfer.submitting on xstate.done.actor.processTransfer[0]');
    replaceProperty(sentences.review, 'success', 'Something was sent');
    const failure = await getFailure(plan);
    expect(failure.problem).toMatch(
      /^There is no status “Transaction Successful”, but: .*“Something was sent”/,
    );
    expect(failure.message).toContain('which leads to success');
    expect(task.meta.path).toMatchObject({
      plan: plan.id,
      failure: {
        step: failure.step,
        problem: failure.problem,
        picture: expect.stringMatching(/^data:image\/png;base64,.{9999}/),
      },
    });
  });

  test('a token that is not stored after a refresh', async () => {
    const plan = findPlanTaking('session.refreshing on xstate.done.actor.refreshToken[0]');
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'auth' && this.getItem(key) !== null) return;
      setItem.call(this, key, value);
    });
    const failure = await getFailure(plan);
    expect(failure.problem).toBe('The stored token is not the newest one.');
    expect(failure.message).toContain('“the provider renews the token”');
  });

  test('a guard that is always true', async () => {
    const plan = findPlanTaking('transfer.unconfirmed.history on transfer.open[1]');
    replaceProperty(required(transferMachine.implementations.guards), 'isTab', () => true);
    const failure = await getFailure(plan);
    expect(failure.problem).toMatch(/^The machine transfer is in [\w.]+, not in [\w.]+\.$/);
  });
});

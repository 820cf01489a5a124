import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testModels } from '#machines/models/testModels.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { sessionMachine } from '#machines/session.ts';
import { transferMachine } from '#machines/transfer.ts';
import { PlanFailure } from '#src/demo/paths/runPlan.ts';
import { transfer as sentences } from '#src/messages/transfer.ts';
import { watchConsole } from '../views/support/console';
import { frozenPlans } from './support/baselinePlans';
import { runPlanInApp } from './support/runPlanInApp';

/** What is wrong stays wrong: there is no need to wait for it long. Milliseconds. */
const PATIENCE = 1500;

beforeEach(watchConsole);
beforeAll(async () => {
  // What is fetched for the first screens is fetched: from here on patience is short.
  watchConsole();
  for (const { id } of Object.values(testModels).map(({ machine }) => machine)) {
    const plan = frozenPlans.find(({ machine }) => machine === id);
    if (plan) await runPlanInApp({ ...plan, steps: plan.steps.slice(0, 2) });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The frozen plan that takes this transition soonest, as far as that step. */
function planTaking(transition: string): Plan {
  const takes = ({ took }: Plan['steps'][number]) => took.includes(transition);
  const [plan] = frozenPlans
    .filter(({ steps }) => steps.some(takes))
    .map((one) => ({ ...one, steps: one.steps.slice(0, one.steps.findIndex(takes) + 1) }))
    .toSorted((one, other) => one.steps.length - other.steps.length);
  if (!plan) throw new Error(`no frozen plan takes ${transition}`);
  return plan;
}

async function failureOf(plan: Plan): Promise<PlanFailure> {
  const failure = await runPlanInApp(plan, PATIENCE).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (failure instanceof PlanFailure) return failure;
  throw new Error(`the plan ${plan.id} noticed nothing`, { cause: failure });
}

/** Changes a part of an object for one test. */
function plant<Thing extends object, Key extends keyof Thing>(thing: Thing, key: Key, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(thing, key);
  Object.defineProperty(thing, key, { value, configurable: true, enumerable: true, writable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(thing, key, before);
    else Reflect.deleteProperty(thing, key);
  });
}

function required<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the machine is not what this test knows');
  return thing;
}

describe('a fault is caught, with the step at which it shows', () => {
  test('a transition that is taken out of a machine', async () => {
    const plan = planTaking('transfer.success on transfer.open[0]');
    const { success } = required(transferMachine.config.states);
    plant(required(required(success).on), 'transfer.open', []);
    const failure = await failureOf(plan);
    expect(failure.message).toContain('The machine transfer is in success, not in form.');
    expect(failure.message).toMatch(/at step \d+ of \d+, “the member opens the tab Transfer Funds”/);
    expect(failure.message).toContain(`/?path=${plan.id}`);
  });

  test('a transition that leads elsewhere', async () => {
    const plan = planTaking('session.refreshing on xstate.done.actor.refreshToken');
    const { refreshing } = required(sessionMachine.config.states);
    const invoked = required(required(refreshing).invoke);
    plant(required(refreshing), 'invoke', { ...invoked, onDone: { target: 'loggedOut' } });
    const failure = await failureOf(plan);
    expect(failure.wrong).toBe('The machine session is in loggedOut.idle, not in authenticated.');
    expect(failure.message).toContain('“the provider renews the token”');
  });

  test('a message that is changed in a view', async () => {
    const plan = planTaking('transfer.submitting on xstate.done.actor.processTransfer[0]');
    plant(sentences.review, 'success', 'Something was sent');
    const failure = await failureOf(plan);
    expect(failure.wrong).toMatch(
      /^There is no status “Transaction Successful”, but: .*“Something was sent”/,
    );
    expect(failure.message).toContain('which leads to success');
  });

  test('a token that is not stored after a refresh', async () => {
    const plan = planTaking('session.refreshing on xstate.done.actor.refreshToken');
    const setItem = Storage.prototype.setItem;
    let stored = 0;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      // The first is the session that is there when the path begins.
      if (key === 'auth' && ++stored > 1) return;
      setItem.call(this, key, value);
    });
    const failure = await failureOf(plan);
    expect(failure.wrong).toBe('The stored token is not the newest one.');
    expect(failure.message).toContain('“the provider renews the token”');
  });

  test('a guard that lets everything pass', async () => {
    const plan = planTaking('transfer.unconfirmed on transfer.open[1]');
    plant(required(transferMachine.implementations.guards), 'isTab', () => true);
    const failure = await failureOf(plan);
    expect(failure.wrong).toMatch(/^The machine transfer is in \w+, not in \w+\.$/);
  });
});

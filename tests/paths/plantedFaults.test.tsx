import { Query } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { loadRecordedPlans } from '#machines/models/recordedEffects.ts';
import { testModels } from '#machines/models/testModels.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { PlanFailure } from '#machines/paths/runPlan.ts';
import { flushTasks } from '#machines/paths/waitFor.ts';
import { sessionMachine } from '#machines/session.ts';
import { transferMachine } from '#machines/transfer.ts';
import { notifications, notify } from '#src/actors/notify.ts';
import { commands } from '#src/messages/commands.ts';
import { stages } from '#src/messages/stages.ts';
import { transfer as sentences } from '#src/messages/transfer.ts';
import { runPlanInApp } from './support/runPlanInApp';

/** Whether services whose code comes late hear that a session has ended. */
const late = vi.hoisted(() => ({ hearsEnd: true }));
vi.mock(import('#src/actors/lateServices.ts'), async (load) => {
  const { createLateServices } = await load();
  return {
    createLateServices: (options) => {
      const services = createLateServices(options);
      return late.hearsEnd ? services : { ...services, onSessionEnd: () => () => undefined };
    },
  };
});

const WARNING_ICON = '<svg aria-hidden="true" font-size="1.25rem" width="1em"><path d="M0 0" /></svg>';
const preventedScroll = () => {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true });
  document.addEventListener('wheel', (wheel) => wheel.preventDefault(), { once: true, passive: false });
  return event;
};
const flashHeading = () => {
  for (const force of [true, false]) document.querySelector('main h1')?.toggleAttribute('data-new', force);
};
const flashBusyDialog = () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  for (const busy of ['true', null]) dialog.ariaBusy = busy;
};
const drawFrames = (count: number): number =>
  requestAnimationFrame(() => void (count > 1 && drawFrames(count - 1)));
const SPACE = '<div style="height: 40px"></div>';
/** Short: the failures of these tests do not go away. */
const ASSERTION_TIMEOUT_MS = 1500;
/** While screens are loaded. */
const FIRST_TIMEOUT_MS = 10_000;

const plans = await loadRecordedPlans();

beforeAll(async () => {
  // Loads the first screens, whose parts come one by one: from here on the timeout is short, and all is compared.
  const baselines = await loadBaselinePlans();
  for (const { id } of Object.values(testModels).map(({ machine }) => machine)) {
    const plan = baselines.find(({ machine }) => machine === id);
    if (plan) await runPlanInApp({ ...plan, steps: plan.steps.slice(0, 2) }, FIRST_TIMEOUT_MS);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The plan that takes this transition soonest, cut off after that step. */
function findPlanTaking(transition: string): Plan {
  const takes = ({ took }: Plan['steps'][number]) => took.includes(transition);
  const [plan] = plans
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

const insert = (where: InsertPosition, html: string) =>
  document.querySelector('main h1')?.insertAdjacentHTML(where, html);

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

  test('a message that is changed in a view', async () => {
    const plan = findPlanTaking('transfer.submitting on xstate.done.actor.processTransfer[0]');
    replaceProperty(sentences.review, 'success', 'Something was sent');
    const failure = await getFailure(plan);
    expect(failure.problem).toMatch(
      /^There is no status “Transaction Successful”, but: .*“Something was sent”/,
    );
    expect(failure.message).toContain('which leads to success');
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

  const { success, failure: fail } = notify;
  const loggingOut = () => findPlanTaking('session.authenticated on session.logout');
  const refused = () => findPlanTaking('session.loggedOut.loggingIn on xstate.error.actor.login');
  /** Plants a fault that shows where a failure is said. */
  const plantBeforeFailure = (plant: (text: string) => void) =>
    replaceProperty(notify, 'failure', (text: string) => {
      plant(text);
      fail(text);
    });

  test.each([
    ['with another one half a second later', (text: string) => setTimeout(() => success(`${text} `), 500)],
    ['with another one at once', (text: string) => success(`${text} `)],
    ['with another one that is empty', () => success('')],
  ])('a toast that comes %s', async (_, showAnother) => {
    replaceProperty(notify, 'success', (text: string) => {
      success(text);
      showAnother(text);
    });
    const { problem, message } = await getFailure(loggingOut());
    expect(problem).toMatch(
      /^The toasts are success “.*”, success “.*”, not success “Logged out successfully\.”\.$/,
    );
    expect(message).toContain('“the member logs out”');
  });

  test('messages that stay beside those after them', async () => {
    replaceProperty(notify, 'success', (text: string) => toast.success(text));
    // Neither the success nor the press before it sends the failure away.
    replaceProperty(notify, 'clearOutcomes', () => {});
    const plan = required(plans.find(({ id }) => id === 'scenario-messages-at-once'));
    expect((await getFailure(plan)).problem).toMatch(
      /^Not expected: shown toasts: failure “Nor that one\.”, success “.*”, failure “Not this password\.”\. Expected, and missing: shown toasts: failure “Nor that one\.”\.$/,
    );
  });

  test('what a member was shown that stays for the next one', async () => {
    replaceProperty(notify, 'clearShown', () => {});
    const plan = required(plans.find(({ id }) => id === 'scenario-addresses-that-are-known'));
    expect((await getFailure(plan)).problem).toBe('Expected, and missing: shown toasts: none.');
  });

  const playScenario = (name: string) =>
    getFailure(required(plans.find(({ id }) => id === `scenario-${name}`)));

  test('a session from the page’s own form whose end nothing hears', async () => {
    late.hearsEnd = false;
    onTestFinished(() => {
      late.hearsEnd = true;
    });
    expect((await playScenario('the-form-before-the-app')).problem).toBe('“$4,321.01234” is on the screen.');
  });

  test('addresses that are forgotten over a reload', async () => {
    const { getItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
      return key === 'withdrawal-addresses' ? null : getItem.call(this, key);
    });
    expect((await playScenario('addresses-that-are-known')).problem).toMatch(
      /^Not expected: localStorage withdrawal-addresses/,
    );
  });

  test('a failure that stays while the member types', async () => {
    replaceProperty(notifications, 'forgetFailure', () => undefined);
    const { message } = await playScenario('a-sign-in-is-refused');
    expect(message).toContain('“the member types another passcode”');
  });

  test('data that are shown again although they may be old', async () => {
    const { isStaleByTime } = Query.prototype;
    replaceProperty(Query.prototype, 'isStaleByTime', function (this: Query, time: number) {
      return (time > 0 || this.queryKey[1] !== 'stats') && isStaleByTime.call(this, time);
    });
    const { message } = await playScenario('read-before-it-is-opened');
    expect(message).toContain('“the member goes to its address ten seconds later');
  });

  test.each([
    [
      'a stage that is reached',
      'a-stage-is-reached',
      () => replaceProperty(stages, 'newStage', () => 'Go on'),
    ],
    ['a dialog', 'found-by-its-name', () => replaceProperty(commands, 'screens', 'Pages')],
  ])('another text of %s', async (_, name, plant) => {
    plant();
    expect((await playScenario(name)).problem).toMatch(/^(There is no|Not expected)/);
  });

  test('a failure that looks like a success', async () => {
    replaceProperty(notify, 'failure', success);
    expect((await getFailure(refused())).problem).toMatch(
      /^The toasts are success “(.*)”, not failure “\1”\.$/,
    );
  });

  test.each(['warn', 'log'] as const)('what console.%s has shown', async (level) => {
    plantBeforeFailure((text) => console[level]('shown', text));
    expect((await getFailure(refused())).problem).toMatch(/^The console shows: shown /);
  });

  test.each([
    ['a field', () => document.querySelector('input')?.setAttribute('inputmode', 'numeric'), /^field /],
    ['storage', () => sessionStorage.setItem('passcode', 'x'), /^sessionStorage passcode: x\.$/],
    ['the place that the page is scrolled to', () => window.scrollTo(0, 0), /^scroll to the top\.$/],
    ['the history', () => history.pushState(null, '', location.href), /^address: /],
    ['the focus', () => document.querySelector('a')?.focus(), /^focus: /],
    [
      'what is asked before the page is left',
      () => window.addEventListener('beforeunload', (event) => event.preventDefault()),
      /^question before leaving: asked\.$/,
    ],
    ['a text of the screen', () => document.querySelector('main')?.append('More'), /^More\.$/],
    [
      'an icon',
      () => insert('afterend', WARNING_ICON),
      /^shape rgb\(0, 0, 0\), none; svg \[aria-hidden=true, font-size=1\.25rem, width=1em\]; icon M0 0\.$/,
    ],
    ['what is struck through', () => insert('afterend', '<s>Gone</s>'), /^Gone; struck through: Gone\.$/],
    ['what is marked', () => insert('afterend', '<mark>New</mark>'), /; marked: New\.$/],
    ['an attribute for a moment only', flashHeading, /^for a moment: h1 \[data-new\]\.$/],
    ['a busy dialog for a moment only', flashBusyDialog, /^for a moment: dialog \[aria-busy=true\]\.$/],
    [
      'a region that is announced',
      () => insert('afterend', '<p aria-live="assertive">New</p>'),
      /^p \[aria-live=assertive\]; New; assertive: New\.$/,
    ],
    [
      'how politely a message is announced',
      () => insert('afterend', '<p role="log" aria-live="off">New</p>'),
      /^aria-live=off of log “New”; p \[aria-live=off, role=log\]; log “New”; New\.$/,
    ],
    [
      'what an element says of itself, whatever it is',
      () => document.querySelector('main h1')?.setAttribute('lang', 'de'),
      /^h1 \[lang=de, tabindex=-1\]\. Expected, and missing: h1 \[tabindex=-1\]\.$/,
    ],
    [
      'what is kept from the browser',
      () => document.querySelector('form')?.dispatchEvent(preventedScroll()),
      /^prevented: wheel\.$/,
    ],
    [
      'a link around the screen',
      () => document.querySelector('a')?.setAttribute('href', '/elsewhere'),
      /^\[href=\/elsewhere.* Expected, and missing: \[href=/,
    ],
  ])('what is changed in %s', async (_, change, unexpected) => {
    onTestFinished(() => sessionStorage.clear());
    plantBeforeFailure(change);
    const [before, found] = (await getFailure(refused())).problem.split(/(?<=^Not expected: )/);
    expect(before).toBe('Not expected: ');
    expect(found).toMatch(unexpected);
  });

  test('what moves for a third of a second, where the plan lets things move', async () => {
    plantBeforeFailure(() => drawFrames(20));
    const plan = refused();
    const steps = plan.steps.map((step) => ({
      ...step,
      actions: [{ type: 'preferMotion' as const, motion: 'full' as const }, ...step.actions],
    }));
    expect((await getFailure({ ...plan, steps })).problem).toBe('Not expected: animated for 20 frames.');
  });

  test('what was pressed, and is somewhere else by then', async () => {
    plantBeforeFailure(() => insert('beforebegin', SPACE));
    expect((await playScenario('a-sign-in-is-refused')).problem).toMatch(/^Not expected: layout shift: /);
  });

  test('what goes a moment after a step that says that it is still there', async () => {
    plantBeforeFailure(() => {
      insert('afterend', '<p>Still here</p>');
      const remove = () => flushTasks(2).then(() => document.querySelector('main h1 + p')?.remove());
      document.addEventListener('visibilitychange', remove, { once: true });
    });
    const plan = refused();
    const steps = plan.steps.map(({ effects: _, ...step }) => step);
    const last = required(steps.at(-1));
    const hidden = {
      ...last,
      actions: [{ type: 'visibility', isVisible: false }],
      toasts: [],
      expected: { ...last.expected, assertions: [{ type: 'text', text: 'Still here' }] },
    };
    expect((await getFailure({ ...plan, steps: [...steps, hidden] })).problem).toBe(
      '“Still here” is not on the screen.',
    );
  });

  test('another colour under the pointer', async () => {
    const style = document.createElement('style');
    onTestFinished(() => style.remove());
    style.textContent = 'main h1:hover { color: rgb(1, 2, 3) }';
    plantBeforeFailure(() => document.head.append(style));
    expect((await getFailure(refused())).problem).toMatch(
      /^Not expected: under the pointer: rgb\(1, 2, 3\) on rgb\(\d+, \d+, \d+\)\.$/,
    );
  });

  test('a timer that is to come after the step', async () => {
    plantBeforeFailure((text) => setTimeout(() => fail(text), 30_000));
    expect((await getFailure(refused())).problem).toBe('Not expected: a timer of 30000 ms.');
  });

  test('a call with a header that the contract does not have', async () => {
    const { set } = Headers.prototype;
    vi.spyOn(Headers.prototype, 'set').mockImplementation(function (this: Headers, name, value) {
      set.call(this, name, value);
      if (name === 'content-type') set.call(this, 'x-more', '1');
    });
    expect((await getFailure(refused())).problem).toBe(
      'The call POST /users/login has the headers accept, content-type, x-more, not accept, content-type.',
    );
  });

  test('a call that no step expects, one that is missing, and texts in another order', async () => {
    const plan = refused();
    const index = plan.steps.findIndex(({ effects = [] }) => effects.length > 0);
    const effects = plan.steps[index]?.effects ?? [];
    const withEffects = (changed: readonly string[]): Plan => ({
      ...plan,
      steps: plan.steps.map((step, at) => (at === index ? { ...step, effects: changed } : step)),
    });
    expect((await getFailure(withEffects([...effects, 'GET /users/none']))).problem).toBe(
      'Expected, and missing: GET /users/none.',
    );
    expect((await getFailure(withEffects(effects.slice(1)))).problem).toBe(`Not expected: ${effects[0]}.`);
    const reverse = (effect: string) => effect.split('\n').toReversed().join('\n');
    expect((await getFailure(withEffects(effects.map(reverse)))).problem).toBe(
      'What is expected is there in another order.',
    );
  });

  test('what is left behind by the app that is closed', async () => {
    replaceProperty(notify, 'success', (text: string) => {
      success(text);
      matchMedia('print').addEventListener('change', () => undefined);
      setTimeout(() => undefined, 60_000);
      new ResizeObserver(() => undefined).observe(document.body);
    });
    await expect(runPlanInApp(loggingOut(), ASSERTION_TIMEOUT_MS)).rejects.toThrow(
      'The app is closed and has left behind: a listener for change, an observer of sizes, a timer of 60000 ms.',
    );
  });
});

test('no fault is where the pointer of the browser has been left', async () => {
  const style = document.createElement('style');
  onTestFinished(() => style.remove());
  style.textContent = 'button[type=submit]::before { content: ""; position: fixed; inset: 0 }';
  document.head.append(style);
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 300, y: 300 });
  await runPlanInApp(findPlanTaking('session.loggedOut.loggingIn on xstate.error.actor.login'), 3000);
});

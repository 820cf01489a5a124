import { parseSync } from 'oxc-parser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '#machines/paths/action.ts';
import type { Assertion } from '#machines/paths/assertion.ts';
import type { Plan, Step } from '#machines/paths/plan.ts';
import { renderPlaywright } from '#machines/paths/render/playwright.ts';
import { matchesPath } from '#machines/paths/render/playwrightCallLog.ts';
import { personas } from '#mocks/seed/personas.ts';

const expected = (assertions: readonly Assertion[] = []): Step['expected'] => ({
  state: 'form',
  description: 'the member types',
  observed: {},
  assertions,
});

const step = (sentence: string, actions: readonly Action[], more: Partial<Step> = {}): Step => ({
  sentence,
  by: 'member',
  event: 'made.up',
  actions,
  toasts: [],
  assertions: [],
  took: [],
  expected: expected(),
  ...more,
});

const plan = (id: string, steps: readonly Step[], more: Partial<Plan> = {}): Plan => ({
  id,
  machine: 'made',
  title: 'a made-up way',
  heldCalls: [],
  start: {
    sentence: 'somebody opens the app',
    actions: [{ type: 'open', path: '/' }],
    assertions: [],
    expected: expected(),
  },
  steps,
  smoke: true,
  ...more,
});

/** The tests of a spec, without the helper above them. Throws where the whole does not parse. */
function testsIn(spec: string): string {
  expect(parseSync('paths.spec.ts', spec).errors).toEqual([]);
  const first = spec.indexOf('\ntest(');
  return first < 0 ? '' : spec.slice(first);
}

/** What the tests do and check, line by line, without how it is written down. */
const linesIn = (spec: string): string[] =>
  testsIn(spec)
    .split('\n')
    .map((line) => line.trim().replace(/^await |;$|, async \((\{ app \})?\) => \{$/g, ''))
    .filter((line) => /^(test|app)\b/.test(line));

const linesOf = (...plans: readonly Plan[]): string[] => linesIn(renderPlaywright(plans));

/** What a call is given, of all calls with this name. */
const given = (name: string, lines: readonly string[]): string[] =>
  lines
    .filter((line) => line.startsWith(`${name}(`))
    .map((line) => line.slice(name.length + 1).replace(/\)$/, ''));

const outcome = (kind: 'answer' | 'unauthorized') => ({ kind });

describe('a rendered spec', () => {
  const two = [
    plan('made-1', [step('one', [{ type: 'click', role: 'button', name: 'Go' }]), step('two', [])]),
    plan('made-2', [step('three', [{ type: 'navigate', path: '/dashboard' }])]),
  ];

  test('has a test for each plan and a step for each step, the start among them', () => {
    const spec = renderPlaywright(two);
    expect(given('test', linesIn(spec))).toEqual(["'made-1: a made-up way'", "'made-2: a made-up way'"]);
    expect(given('app.step', linesIn(spec))).toEqual([
      "'somebody opens the app'",
      "'one'",
      "'two'",
      "'somebody opens the app'",
      "'three'",
    ]);
  });

  test('needs nothing but Playwright’s own package', () => {
    const { module } = parseSync('paths.spec.ts', renderPlaywright(two));
    expect(module.staticImports.map(({ moduleRequest }) => moduleRequest.value)).toEqual([
      '@playwright/test',
    ]);
    expect(module.dynamicImports).toEqual([]);
    expect(module.staticExports).toEqual([]);
  });

  test('says before anything else that money moves', () => {
    const spec = renderPlaywright([]);
    expect(spec.slice(0, spec.indexOf('*/'))).toMatch(
      /real\s+\*?\s*money moves\. Use accounts that are meant for tests/,
    );
  });

  test('is the same for the same plans', () => {
    expect(renderPlaywright(two)).toBe(renderPlaywright(two));
  });
});

describe('deeds, checks and messages', () => {
  test('become calls that can be read, in the order of the plan', () => {
    const actions: readonly Action[] = [
      { type: 'fill', label: 'Amount', text: '1.25' },
      { type: 'click', role: 'tab', name: 'History' },
      { type: 'navigate', path: '/dashboard' },
      { type: 'hold', call: 'GET /users/stats' },
      { type: 'mockNextResponse', call: 'GET /users/profile', outcome: outcome('unauthorized') },
      { type: 'release', call: 'POST /users/login', outcome: { kind: 'refusal', sentence: 'No.' } },
      { type: 'otherTab', operation: 'logout', as: 'other' },
      { type: 'advanceTimers', milliseconds: 3600000 },
      { type: 'wake', milliseconds: -60000, at: 'tick' },
      { type: 'goBack' },
    ];
    const assertions: readonly Assertion[] = [
      { type: 'heading', text: 'Review' },
      { type: 'text', text: 'Sent' },
      { type: 'alert', text: 'Unknown' },
      { type: 'status', text: 'On its way' },
      { type: 'loading', text: 'Balance' },
      { type: 'link', name: 'Help', path: '/help' },
      { type: 'qrCode', name: 'Code', text: '{provider.address}' },
      { type: 'focused', text: 'Review' },
      { type: 'clipboard', text: 'Id {provider.transferId}' },
      { type: 'absent', text: 'Failed' },
      { type: 'noNotice' },
      { type: 'fieldValue', label: 'Amount', value: '1.25' },
      { type: 'busy', button: 'Send' },
      { type: 'notBusy', button: 'Send' },
      { type: 'selectedTab', tab: 'History', tabList: 'Tabs' },
      { type: 'url', path: '/dashboard' },
      { type: 'pendingCalls', call: 'POST /users/login', count: 1 },
      {
        type: 'requestBody',
        call: 'POST /transfers/process',
        body: '{"amount":1.25,"to":["{recipient.key}"],"not-a-name":null}',
      },
      { type: 'callCount', call: 'GET /users/stats', count: 2 },
      { type: 'called', call: 'GET /users/stats' },
      { type: 'newestToken', call: 'GET /users/stats' },
      { type: 'noToken', call: 'POST /users/login' },
      { type: 'stored', what: 'session' },
      { type: 'notStored', what: 'depositWallet' },
      { type: 'machineState', machine: 'made', state: 'form' },
    ];
    const all = plan(
      'made-1',
      [step('all', actions, { toasts: ['One', 'Two'], expected: expected(assertions) })],
      {
        heldCalls: ['POST /users/login', 'GET /users/stats'],
      },
    );
    const helper = renderPlaywright([]);
    for (const line of linesOf(all).filter((one) => one.startsWith('app.'))) {
      expect(helper).toMatch(new RegExp(`^  (async )?${line.slice(4).replace(/\(.*/, '')}\\(`, 'm'));
    }
    expect(linesOf(all)).toEqual([
      "test('made-1: a made-up way'",
      "app.holds('POST /users/login', 'GET /users/stats')",
      "app.step('somebody opens the app'",
      "app.open('/')",
      'app.toasts()',
      "app.step('all'",
      "app.fill('Amount', '1.25')",
      "app.press('tab', 'History')",
      "app.visit('/dashboard')",
      "app.hold('GET /users/stats')",
      "app.foretell('GET /users/profile', 'unauthorized')",
      "app.release('POST /users/login', 'refusal', 'No.')",
      "app.otherTab('signOut', 'other')",
      'app.wait(3_600_000)',
      "app.wake(-60_000, 'tick')",
      'app.back()',
      "app.sees('heading', 'Review')",
      "app.sees('text', 'Sent')",
      "app.sees('alert', 'Unknown')",
      "app.sees('status', 'On its way')",
      "app.seesLoading('Balance')",
      "app.seesLink('Help', '/help')",
      "app.seesPicture('Code')",
      "app.seesFocused('Review')",
      "app.copied(`Id $\u007bawait app.told('transferId')}`)",
      "app.seesNothingOf('Failed')",
      'app.seesNoNotice()',
      "app.seesField('Amount', '1.25')",
      "app.seesBusy('Send')",
      "app.seesReady('Send')",
      "app.seesChosen('History', 'Tabs')",
      "app.isAt('/dashboard')",
      "app.waitsFor('POST /users/login', 1)",
      "app.sent('POST /transfers/process', { amount: 1.25, to: [recipient.key], 'not-a-name': null })",
      "app.called('GET /users/stats', 2)",
      "app.calledNow('GET /users/stats')",
      "app.carriedNewestToken('GET /users/stats')",
      "app.carriedNoToken('POST /users/login')",
      "app.keeps('session')",
      "app.keepsNo('depositWallet')",
      "app.toasts('One', 'Two')",
    ]);
  });

  test.each([
    ['plain', "'plain'"],
    ["it's", "'it\\'s'"],
    ['say "now"', '\'say "now"\''],
    ['a `tick`', "'a `tick`'"],
    ['costs $\u007bamount}', "'costs $\u007bamount}'"],
    ['two\nlines', "'two\\nlines'"],
    ['back\\slash', "'back\\\\slash'"],
    ['a\u2028line', "'a\\u2028line'"],
    ['{member.key}', 'member.key'],
    ['{nobody.key}', "'{nobody.key}'"],
    ['{provider.balance}', "await app.told('balance')"],
    ["To {recipient.name}, it's `$\u007bx}`", "`To $\u007brecipient.name}, it's \\`\\$\u007bx}\\``"],
  ])('the text %j stands in the code as %s', (text, code) => {
    const rendered = linesOf(plan('made-1', [step('types', [{ type: 'fill', label: 'Note', text }])]));
    expect(given('app.fill', rendered)).toEqual([`'Note', ${code}`]);
  });

  test('a sentence and a title may hold anything', () => {
    const rough = 'it\'s `here` */ $\u007bx} "there"\nand {other.name}';
    const rendered = linesOf(plan('made-1', [step(rough, [])], { title: rough }));
    expect(given('app.step', rendered)[1]).toBe(
      '`it\'s \\`here\\` */ \\$\u007bx} "there"\\nand $\u007bother.name}`',
    );
    expect(given('test', rendered)).toHaveLength(1);
  });

  test('what must be so just before a time is over is looked at a minute before', () => {
    const wait = (milliseconds: number): Action => ({ type: 'advanceTimers', milliseconds });
    const before = { actions: [wait(3_599_999)], expected: expected([{ type: 'text', text: 'still good' }]) };
    const assertions: readonly Assertion[] = [{ type: 'text', text: 'over' }];
    const rendered = linesOf(plan('made-1', [step('an hour passes', [wait(1)], { before, assertions })]));
    expect(rendered.slice(5)).toEqual([
      'app.wait(3_539_999)',
      "app.sees('text', 'still good')",
      'app.wait(60_001)',
      "app.sees('text', 'over')",
      'app.toasts()',
    ]);
  });
});

describe('what the browser has stored', () => {
  const restore: Action = { type: 'restoreStorage', stored: 'session' };

  test('is put in place before the app opens, and nothing is looked at until then', () => {
    const unseen = {
      sentence: 'somebody opens the app',
      assertions: [],
      expected: expected([{ type: 'text', text: 'Splash' }]),
    };
    const rendered = linesOf(
      plan(
        'made-1',
        [step('a session is found', [restore], { assertions: [{ type: 'text', text: 'Home' }] })],
        {
          start: { ...unseen, actions: [{ type: 'open', path: '/dashboard' }] },
        },
      ),
    );
    expect(rendered.slice(1)).toEqual([
      "app.step('somebody opens the app'",
      "app.step('a session is found'",
      "app.openWith('session', '/dashboard')",
      "app.sees('text', 'Home')",
      'app.toasts()',
    ]);
  });

  test('a second opening that nothing is put in place for opens at once', () => {
    const rendered = linesOf(
      plan('made-1', [step('found', [restore]), step('reloads', [{ type: 'open', path: '/signin' }])]),
    );
    expect(given('app.openWith', rendered)).toEqual(["'session', '/'"]);
    expect(given('app.open', rendered)).toEqual(["'/signin'"]);
  });
});

describe('a plan that nobody outside the page can carry out', () => {
  const stalled = plan('made-7', [step('the browser does not answer', [{ type: 'stallStorage' }])], {
    title: 'a slow\nbrowser',
  });
  const tooEarly = plan('made-8', [
    step('the member presses at once', [{ type: 'click', role: 'button', name: 'Go' }]),
    step('nothing is stored', [{ type: 'restoreStorage', stored: 'nothing' }]),
  ]);

  test('is left out, and named with the reason; the others stay', () => {
    const spec = renderPlaywright([stalled, plan('made-1', []), tooEarly]);
    expect(given('test', linesIn(spec))).toEqual(["'made-1: a made-up way'"]);
    expect(spec).toContain('// made-7: a slow browser (the browser’s storage cannot be made to hang)\n');
    expect(spec).toContain(
      '// made-8: a made-up way (“the member presses at once” happens before the app knows what is stored)\n',
    );
  });

  test('leaves no heading behind where there is none', () => {
    expect(renderPlaywright([plan('made-1', [])])).not.toContain('Left out');
  });
});

describe('the people of a rendered spec', () => {
  const load = async () => {
    vi.resetModules();
    return import('#machines/paths/render/playwrightAccounts.ts');
  };
  const names = ['KEY', 'PASSCODE', 'NAME'].flatMap((part) =>
    ['MEMBER', 'OTHER', 'RECIPIENT'].map((who) => `${who}_${part}`),
  );
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('are members of the demo unless the environment says otherwise', async () => {
    for (const name of names) vi.stubEnv(name, undefined);
    const { member, other, recipient } = await load();
    const demo = (id: string) => {
      const { identifier: key, passcode, name } = personas.find((one) => one.id === id) ?? {};
      return { key, passcode, name };
    };
    expect(member).toEqual(demo('member'));
    expect(other).toEqual(demo('leader'));
    expect(recipient).toEqual({ key: other.key, name: other.name });
  });

  test('are whom the environment names; the recipient is the other unless it is named', async () => {
    for (const name of names) vi.stubEnv(name, name.startsWith('RECIPIENT') ? undefined : `their ${name}`);
    const { member, other, recipient } = await load();
    expect(member).toEqual({
      key: 'their MEMBER_KEY',
      passcode: 'their MEMBER_PASSCODE',
      name: 'their MEMBER_NAME',
    });
    expect(recipient).toEqual({ key: other.key, name: 'their OTHER_NAME' });
  });
});

describe('a kind of call', () => {
  test.each([
    ['GET /users/stats', 'GET /users/stats', true],
    ['GET /users/stats', 'POST /users/stats', false],
    ['GET /users/stats/1', 'GET /users/stats', false],
    ['POST /users/reset-password/a.b', 'POST /users/reset-password/:token', true],
    ['POST /users/reset-password/a/b', 'POST /users/reset-password/:token', false],
    ['GET /v1/auth/refreshxtoken', 'GET /v1/auth/refresh.token', false],
  ])('%s is a %s: %s', (call, kind, expected) => {
    expect(matchesPath(call, kind)).toBe(expected);
  });
});

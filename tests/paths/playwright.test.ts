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
  title: 'an example path',
  heldCalls: [],
  start: {
    sentence: 'a visitor opens the app',
    actions: [{ type: 'open', path: '/' }],
    assertions: [],
    expected: expected(),
  },
  steps,
  smoke: true,
  ...more,
});

/** The tests of a spec, without the helper above them. Throws where the whole does not parse. */
function extractTests(spec: string): string {
  expect(parseSync('paths.spec.ts', spec).errors).toEqual([]);
  const first = spec.indexOf('\ntest(');
  return first < 0 ? '' : spec.slice(first);
}

/** The helper calls of the tests, one per line, without syntax. */
const parseLines = (spec: string): string[] =>
  extractTests(spec)
    .split('\n')
    .map((line) => line.trim().replace(/^await |;$|, async \((\{ app \})?\) => \{$/g, ''))
    .filter((line) => /^(test|app)\b/.test(line));

const getLines = (...plans: readonly Plan[]): string[] => parseLines(renderPlaywright(plans));

/** The arguments of all calls with this name. */
const getArguments = (name: string, lines: readonly string[]): string[] =>
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
    expect(getArguments('test', parseLines(spec))).toEqual([
      "'made-1: an example path'",
      "'made-2: an example path'",
    ]);
    expect(getArguments('app.step', parseLines(spec))).toEqual([
      "'a visitor opens the app'",
      "'one'",
      "'two'",
      "'a visitor opens the app'",
      "'three'",
    ]);
  });

  test('imports only Playwright’s package', () => {
    const { module } = parseSync('paths.spec.ts', renderPlaywright(two));
    expect(module.staticImports.map(({ moduleRequest }) => moduleRequest.value)).toEqual([
      '@playwright/test',
    ]);
    expect(module.dynamicImports).toEqual([]);
    expect(module.staticExports).toEqual([]);
  });

  test('warns in its header that money moves', () => {
    const spec = renderPlaywright([]);
    expect(spec.slice(0, spec.indexOf('*/'))).toMatch(
      /real\s+\*?\s*money\s+\*?\s*moves\. Use accounts that are meant for tests/,
    );
  });

  test('is the same for the same plans', () => {
    expect(renderPlaywright(two)).toBe(renderPlaywright(two));
  });
});

describe('actions, assertions and toasts', () => {
  test('become calls of the helper, in the order of the plan', () => {
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
    for (const line of getLines(all).filter((one) => one.startsWith('app.'))) {
      expect(helper).toMatch(new RegExp(`^  (async )?${line.slice(4).replace(/\(.*/, '')}\\(`, 'm'));
    }
    expect(getLines(all)).toEqual([
      "test('made-1: an example path'",
      "app.holdCalls('POST /users/login', 'GET /users/stats')",
      "app.step('a visitor opens the app'",
      "app.open('/')",
      'app.expectToasts()',
      "app.step('all'",
      "app.fill('Amount', '1.25')",
      "app.click('tab', 'History')",
      "app.navigate('/dashboard')",
      "app.hold('GET /users/stats')",
      "app.mockNextResponse('GET /users/profile', 'unauthorized')",
      "app.release('POST /users/login', 'refusal', 'No.')",
      "app.otherTab('logout', 'other')",
      'app.advanceTimers(3_600_000)',
      "app.wake(-60_000, 'tick')",
      'app.goBack()',
      "app.expectVisible('heading', 'Review')",
      "app.expectVisible('text', 'Sent')",
      "app.expectVisible('alert', 'Unknown')",
      "app.expectVisible('status', 'On its way')",
      "app.expectLoading('Balance')",
      "app.expectLink('Help', '/help')",
      "app.expectImage('Code')",
      "app.expectFocused('Review')",
      "app.expectClipboard(`Id $\u007bawait app.captured('transferId')}`)",
      "app.expectAbsent('Failed')",
      'app.expectNoNotice()',
      "app.expectFieldValue('Amount', '1.25')",
      "app.expectBusy('Send')",
      "app.expectNotBusy('Send')",
      "app.expectSelectedTab('History', 'Tabs')",
      "app.expectUrl('/dashboard')",
      "app.expectPendingCalls('POST /users/login', 1)",
      "app.expectRequestBody('POST /transfers/process', { amount: 1.25, to: [recipient.key], 'not-a-name': null })",
      "app.expectCallCount('GET /users/stats', 2)",
      "app.expectCalled('GET /users/stats')",
      "app.expectNewestToken('GET /users/stats')",
      "app.expectNoToken('POST /users/login')",
      "app.expectStored('session')",
      "app.expectNotStored('depositWallet')",
      "app.expectToasts('One', 'Two')",
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
    ['{provider.balance}', "await app.captured('balance')"],
    ["To {recipient.name}, it's `$\u007bx}`", "`To $\u007brecipient.name}, it's \\`\\$\u007bx}\\``"],
  ])('the text %j is rendered as %s', (text, code) => {
    const rendered = getLines(plan('made-1', [step('types', [{ type: 'fill', label: 'Note', text }])]));
    expect(getArguments('app.fill', rendered)).toEqual([`'Note', ${code}`]);
  });

  test('sentences and titles are escaped', () => {
    const rough = 'it\'s `here` */ $\u007bx} "there"\nand {other.name}';
    const rendered = getLines(plan('made-1', [step(rough, [])], { title: rough }));
    expect(getArguments('app.step', rendered)[1]).toBe(
      '`it\'s \\`here\\` */ \\$\u007bx} "there"\\nand $\u007bother.name}`',
    );
    expect(getArguments('test', rendered)).toHaveLength(1);
  });

  test('the state before the end of a delay is asserted a minute earlier', () => {
    const wait = (milliseconds: number): Action => ({ type: 'advanceTimers', milliseconds });
    const before = { actions: [wait(3_599_999)], expected: expected([{ type: 'text', text: 'still good' }]) };
    const assertions: readonly Assertion[] = [{ type: 'text', text: 'over' }];
    const rendered = getLines(plan('made-1', [step('an hour passes', [wait(1)], { before, assertions })]));
    expect(rendered.slice(5)).toEqual([
      'app.advanceTimers(3_539_999)',
      "app.expectVisible('text', 'still good')",
      'app.advanceTimers(60_001)',
      "app.expectVisible('text', 'over')",
      'app.expectToasts()',
    ]);
  });
});

describe('stored data', () => {
  const restore: Action = { type: 'restoreStorage', stored: 'session' };

  test('is prepared before the app opens, and nothing is asserted until then', () => {
    const unseen = {
      sentence: 'a visitor opens the app',
      assertions: [],
      expected: expected([{ type: 'text', text: 'Splash' }]),
    };
    const rendered = getLines(
      plan(
        'made-1',
        [step('a session is found', [restore], { assertions: [{ type: 'text', text: 'Home' }] })],
        {
          start: { ...unseen, actions: [{ type: 'open', path: '/dashboard' }] },
        },
      ),
    );
    expect(rendered.slice(1)).toEqual([
      "app.step('a visitor opens the app'",
      "app.step('a session is found'",
      "app.openWith('session', '/dashboard')",
      "app.expectVisible('text', 'Home')",
      'app.expectToasts()',
    ]);
  });

  test('a second open without restoreStorage is not deferred', () => {
    const rendered = getLines(
      plan('made-1', [step('found', [restore]), step('reloads', [{ type: 'open', path: '/signin' }])]),
    );
    expect(getArguments('app.openWith', rendered)).toEqual(["'session', '/'"]);
    expect(getArguments('app.open', rendered)).toEqual(["'/signin'"]);
  });
});

describe('a plan that cannot run from outside the page', () => {
  const stalled = plan('made-7', [step('the browser does not answer', [{ type: 'stallStorage' }])], {
    title: 'a slow\nbrowser',
  });
  const tooEarly = plan('made-8', [
    step('the member presses at once', [{ type: 'click', role: 'button', name: 'Go' }]),
    step('nothing is stored', [{ type: 'restoreStorage', stored: 'nothing' }]),
  ]);

  test('is left out, and named with the reason; the others stay', () => {
    const spec = renderPlaywright([stalled, plan('made-1', []), tooEarly]);
    expect(getArguments('test', parseLines(spec))).toEqual(["'made-1: an example path'"]);
    expect(spec).toContain('// made-7: a slow browser (the browser’s storage cannot be stalled)\n');
    expect(spec).toContain(
      '// made-8: an example path (“the member presses at once” happens before the app has read the storage)\n',
    );
  });

  test('has no heading without such a plan', () => {
    expect(renderPlaywright([plan('made-1', [])])).not.toContain('Left out');
  });
});

describe('the addresses of a rendered spec', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    [undefined, 'http://localhost:4173', '/signin', 'auth'],
    ['https://app.example', 'https://app.example', '/signin', 'auth'],
    ['https://app.example/app', 'https://app.example/app', '/app/signin', '/app/:auth'],
    ['https://app.example/app/', 'https://app.example/app/', '/app/signin', '/app/:auth'],
  ])(
    'with %s as BASE_URL are below its path, and so are the keys of storage',
    async (url, base, address, key) => {
      vi.resetModules();
      vi.stubEnv('BASE_URL', url);
      const { BASE_URL, toAddress, toKey } = await import('#machines/paths/render/playwrightAddresses.ts');
      expect([BASE_URL, toAddress('/signin'), toKey('auth')]).toEqual([base, address, key]);
    },
  );
});

describe('the accounts of a rendered spec', () => {
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

  test('come from the environment; the recipient is the other member unless it is set', async () => {
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

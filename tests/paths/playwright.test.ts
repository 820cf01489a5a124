import { parseSync } from 'oxc-parser';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Action, Assertion } from '#machines/models/kinds.ts';
import { kinds } from '#machines/models/kinds.ts';
import { matchesPath } from '#machines/models/playwright/callLog.ts';
import { playwright } from '#machines/models/playwright/support.ts';
import type { Plan, Step } from '#machines/paths/plan.ts';
import { renderPlaywright } from '#machines/paths/render/playwright.ts';
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

const open: Action = { type: 'open', path: '/' };
const plan = (id: string, steps: readonly Step[], more: Partial<Plan> = {}): Plan => ({
  id,
  machine: 'made',
  title: 'an example path',
  start: { sentence: 'a visitor opens the app', actions: [open], assertions: [], expected: expected() },
  steps,
  smoke: true,
  ...more,
});

const render = (...plans: readonly Plan[]) => renderPlaywright(plans, kinds, playwright);

/** The calls of the helper in the tests of a spec, one per line. Throws where the whole does not parse. */
async function getLines(...plans: readonly Plan[]): Promise<string[]> {
  const { spec } = await render(...plans);
  expect(parseSync('paths.spec.ts', spec).errors).toEqual([]);
  return spec
    .slice(spec.indexOf('\ntest('))
    .split('\n')
    .map((line) => line.trim().replace(/^await |;$|, async \((\{ app \})?\) => \{$/g, ''))
    .filter((line) => /^(test|app\.)/.test(line));
}

describe('a rendered spec', () => {
  let spec = '';
  beforeAll(async () => {
    ({ spec } = await render(plan('made-1', [step('one', [])])));
  });

  test('imports only Playwright’s package, exports nothing, and names no file of this computer', () => {
    const { module, errors } = parseSync('paths.spec.ts', spec);
    expect(errors).toEqual([]);
    expect(module.staticImports.map(({ moduleRequest }) => moduleRequest.value)).toEqual([
      '@playwright/test',
    ]);
    expect(module.dynamicImports).toEqual([]);
    expect(module.staticExports).toEqual([]);
    expect(spec).not.toContain(process.cwd());
  });

  test('evaluates no text, so that it runs under a strict policy', () => {
    expect(spec).not.toMatch(/\beval\(|new Function|setTimeout\(\s*['"`]/);
  });

  test('warns in its header that money moves', () => {
    expect(spec.slice(0, spec.indexOf('*/'))).toMatch(
      /real\s+\*?\s*money\s+\*?\s*moves\. Use accounts that are meant for tests/,
    );
  });

  test('is the same for the same plans', async () => {
    expect((await render(plan('made-1', [step('one', [])]))).spec).toBe(spec);
  });
});

const address: Assertion = { type: 'url', path: '/x' };

test('a plan is a test, with its steps, actions, assertions and toasts in order', async () => {
  const rough = 'it\'s `here` */ $\u007bx} "there"\nand\u2028{other.name}';
  const lines = await getLines(
    plan('made-1', [
      step(rough, [{ type: 'fill', label: 'Amount', text: '{recipient.key}' }], {
        toasts: [{ kind: 'success', text: 'One' }],
        assertions: [address],
        expected: expected([{ type: 'heading', text: 'Review' }]),
      }),
    ]),
  );
  expect(lines).toEqual([
    'test("made-1: an example path"',
    'app.step("a visitor opens the app"',
    'app.do({"type":"open","path":"/"})',
    'app.toasts()',
    'app.step("it\'s `here` */ $\u007bx} \\"there\\"\\nand\\u2028{other.name}"',
    'app.do({"type":"fill","label":"Amount","text":"{recipient.key}"})',
    'app.check({"type":"heading","text":"Review"})',
    'app.check({"type":"url","path":"/x"})',
    'app.toasts({"kind":"success","text":"One"})',
  ]);
});

test('the state before the end of a delay is asserted a minute earlier', async () => {
  const wait = (milliseconds: number): Action => ({ type: 'advanceTimers', milliseconds });
  const before = { actions: [wait(3_599_999)], expected: expected([{ type: 'text', text: 'still good' }]) };
  const lines = await getLines(plan('made-1', [step('an hour passes', [wait(1)], { before })]));
  expect(lines.slice(5)).toEqual([
    'app.do({"type":"advanceTimers","milliseconds":3539999})',
    'app.check({"type":"text","text":"still good"})',
    'app.do({"type":"advanceTimers","milliseconds":60001})',
    'app.toasts()',
  ]);
});

describe('stored data', () => {
  const restore: Action = { type: 'restoreStorage', stored: 'session' };
  const shown: Assertion = { type: 'text', text: 'shown' };

  test('is prepared before the app opens, and nothing is asserted until then', async () => {
    const start = { ...plan('made-1', []).start, expected: expected([shown]) };
    const lines = await getLines(
      plan('made-1', [step('a session is stored', [restore], { assertions: [shown] })], { start }),
    );
    expect(lines.slice(1)).toEqual([
      'app.step("a visitor opens the app"',
      'app.toasts()',
      'app.step("a session is stored"',
      'app.do({"type":"restoreStorage","stored":"session"})',
      'app.do({"type":"open","path":"/"})',
      'app.check({"type":"text","text":"shown"})',
      'app.toasts()',
    ]);
  });

  test('that must be inside the page leaves a plan out, with the reason; the others stay', async () => {
    const { spec, leftOut } = await render(
      plan('made-7', [step('it stalls', [{ type: 'stallStorage' }])]),
      plan('made-1', []),
      plan('made-8', [
        step('the member presses at once', [{ type: 'click', role: 'button', name: 'Go' }]),
        step('nothing is stored', [{ type: 'restoreStorage', stored: 'nothing' }]),
      ]),
    );
    expect(leftOut).toEqual([
      'made-7: an example path (the browser’s storage cannot be stalled)',
      'made-8: an example path (“the member presses at once” happens before the app has read the storage)',
    ]);
    for (const sentence of leftOut) expect(spec).toContain(`// ${sentence}\n`);
    expect(spec.match(/^test\(/gm)).toHaveLength(1);
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the addresses of a rendered spec', () => {
  test.each([
    [undefined, 'http://localhost:4173', '/signin', 'auth'],
    ['https://app.example', 'https://app.example', '/signin', 'auth'],
    ['https://app.example/app', 'https://app.example/app', '/app/signin', '/app/:auth'],
    ['https://app.example/app/', 'https://app.example/app/', '/app/signin', '/app/:auth'],
  ])(
    'with %s as BASE_URL are below its path, and so are the keys of storage',
    async (url, base, address, key) => {
      vi.stubEnv('BASE_URL', url);
      const { BASE_URL, toAddress } = await import('#machines/paths/playwright/addresses.ts');
      const { toKey } = await import('#machines/models/playwright/storageKey.ts');
      expect([BASE_URL, toAddress('/signin'), toKey('auth')]).toEqual([base, address, key]);
    },
  );
});

describe('the accounts of a rendered spec', () => {
  const load = async () => (await import('#machines/models/playwright/accounts.ts')).accounts;
  const names = ['KEY', 'PASSCODE', 'NAME'].flatMap((part) =>
    ['MEMBER', 'OTHER', 'RECIPIENT'].map((who) => `${who}_${part}`),
  );
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

import { readFileSync } from 'node:fs';
import type { Plan } from '../plan';
import { actionCode, assertionCode, quoted, textCode } from './playwrightCodegen';
import { type PlaywrightStep, toPlaywrightPlan } from './playwrightPlan';

const HEADER = `/*
 * Paths through the app as Playwright tests. They need only '@playwright/test' and an address:
 *
 *   BASE_URL=https://app.example npx playwright test paths.spec.ts
 *
 * BASE_URL        where the app is served, with its base path; http://localhost:4173 unless it is set
 * API_URL         the base path of its API; /api unless it is set
 * MEMBER_KEY, MEMBER_PASSCODE, MEMBER_NAME   who signs in
 * OTHER_KEY, OTHER_PASSCODE, OTHER_NAME      who signs in in another tab
 * RECIPIENT_KEY, RECIPIENT_NAME              who receives transfers; the other member unless it is set
 *
 * The defaults are members of the demo.
 *
 * MONEY: transfers in these tests are carried out by the provider at that address. With a real provider real money
 * moves. Use accounts that are meant for tests.
 *
 * The tests intercept the app's calls in the page, and let them end with the provider's own answer, a refusal or a
 * broken connection.
 */`;

/** Modules that are inlined as the helper, each after those that it imports. */
const HELPER_MODULES = [
  'playwrightAccounts',
  'playwrightAddresses',
  'playwrightPageScript',
  'playwrightCallLog',
  'playwrightActions',
  'playwrightAssertions',
];
const OWN_IMPORT = /^import [^;]* from '\.[^']*';\n/gm;
const PACKAGE_IMPORT = /^import \{ ([^}]*) \} from '@playwright\/test';\n/gm;

function renderHelper(): string {
  const sources = HELPER_MODULES.map((name) => readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'));
  const source = sources.map((each) => each.replace(OWN_IMPORT, '').trim()).join('\n\n');
  const imported = [...source.matchAll(PACKAGE_IMPORT)].flatMap(([, names = '']) => names.split(', '));
  const body = source.replace(PACKAGE_IMPORT, '').replace(/^export /gm, '');
  return `import { ${[...new Set(imported)].join(', ')} } from '@playwright/test';\n\n${body.trim()}`;
}

const indent = (lines: readonly string[], depth: number): string =>
  lines.map((line) => `${'  '.repeat(depth)}${line}`).join('\n');

const comment = (text: string): string => `// ${text.replace(/\s+/g, ' ')}`;

function stepCode({ sentence, state, parts, toasts, isAppClosed }: PlaywrightStep): string {
  const lines = parts.flatMap(({ actions, assertions }) => [
    ...actions.map(actionCode),
    ...assertions.map(assertionCode),
  ]);
  const body = [
    comment(state),
    ...(isAppClosed ? [comment('The app is opened in a later step, when its storage is prepared.')] : []),
    ...lines.filter((line) => line !== undefined),
    ...(isAppClosed ? [] : [`await app.expectToasts(${toasts.map(textCode).join(', ')});`]),
  ];
  return `  await app.step(${textCode(sentence)}, async () => {\n${indent(body, 2)}\n  });`;
}

function testCode(plan: Plan, steps: readonly PlaywrightStep[]): string {
  const holdCalls =
    plan.heldCalls.length > 0 ? [`  app.holdCalls(${plan.heldCalls.map(quoted).join(', ')});`] : [];
  const body = [...holdCalls, ...steps.map(stepCode)].join('\n');
  return `test(${textCode(`${plan.id}: ${plan.title}`)}, async ({ app }) => {\n${body}\n});`;
}

/**
 * One self-contained spec file that runs the plans with plain Playwright against any address that serves the app. A
 * plan that cannot run from outside the page is left out, and named in a comment with the reason.
 */
export function renderPlaywright(plans: readonly Plan[]): string {
  const tests: string[] = [];
  const unsupported: string[] = [];
  for (const plan of plans) {
    const playwrightPlan = toPlaywrightPlan(plan);
    if ('steps' in playwrightPlan) tests.push(testCode(plan, playwrightPlan.steps));
    else unsupported.push(comment(`${plan.id}: ${plan.title} (${playwrightPlan.unsupportedReason})`));
  }
  const comments =
    unsupported.length > 0
      ? [['// Left out, because they cannot run from outside the page:', ...unsupported].join('\n')]
      : [];
  return `${[HEADER, renderHelper(), ...comments, ...tests].join('\n\n')}\n`;
}

import { readFileSync } from 'node:fs';
import type { Plan } from '../plan';
import { actionCode, assertionCode, quoted, textCode } from './playwrightCode';
import { type PlaywrightStep, toPlaywrightPlan } from './playwrightPlan';

const HEADER = `/*
 * Ways through the app, as tests of Playwright. They need nothing but '@playwright/test' and an address:
 *
 *   BASE_URL=https://app.example npx playwright test paths.spec.ts
 *
 * BASE_URL        where the app is served; http://localhost:4173 unless it is set
 * API_URL         where its calls go; /api unless it is set
 * MEMBER_KEY, MEMBER_PASSCODE, MEMBER_NAME   who signs in
 * OTHER_KEY, OTHER_PASSCODE, OTHER_NAME      who signs in in another tab
 * RECIPIENT_KEY, RECIPIENT_NAME              who is sent money; the other, unless it is set
 *
 * Unless they are set, these are members of the demo.
 *
 * MONEY: a transfer that is accepted here is accepted by whoever answers at that address. With a real provider
 * real money moves. Use accounts that are meant for tests.
 *
 * The tests hold the app's calls back in the page, and let them go on with an answer, a refusal or a broken
 * connection. An answer is always the provider's own.
 */`;

/** Modules that together make the helper, each after those that it needs. */
const HELPER = [
  'playwrightAccounts',
  'playwrightPage',
  'playwrightCalls',
  'playwrightActions',
  'playwrightApp',
];
const OWN_IMPORT = /^import [^;]* from '\.[^']*';\n/gm;
const PACKAGE_IMPORT = /^import \{ ([^}]*) \} from '@playwright\/test';\n/gm;

function helper(): string {
  const sources = HELPER.map((name) => readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'));
  const whole = sources.map((source) => source.replace(OWN_IMPORT, '').trim()).join('\n\n');
  const imported = [...whole.matchAll(PACKAGE_IMPORT)].flatMap(([, names = '']) => names.split(', '));
  const body = whole.replace(PACKAGE_IMPORT, '').replace(/^export /gm, '');
  return `import { ${[...new Set(imported)].join(', ')} } from '@playwright/test';\n\n${body.trim()}`;
}

const indented = (lines: readonly string[], depth: number): string =>
  lines.map((line) => `${'  '.repeat(depth)}${line}`).join('\n');

const comment = (text: string): string => `// ${text.replace(/\s+/g, ' ')}`;

function stepCode({ sentence, state, parts, toasts, notOpenYet }: PlaywrightStep): string {
  const lines = parts.flatMap(({ acts, assertions }) => [
    ...acts.map(actionCode),
    ...assertions.map(assertionCode),
  ]);
  const body = [
    comment(state),
    ...(notOpenYet ? [comment('The app is opened later: it reads what is stored in that moment.')] : []),
    ...lines.filter((line) => line !== undefined),
    ...(notOpenYet ? [] : [`await app.toasts(${toasts.map(textCode).join(', ')});`]),
  ];
  return `  await app.step(${textCode(sentence)}, async () => {\n${indented(body, 2)}\n  });`;
}

function testCode(plan: Plan, steps: readonly PlaywrightStep[]): string {
  const held = plan.heldCalls.length > 0 ? [`  app.holds(${plan.heldCalls.map(quoted).join(', ')});`] : [];
  const body = [...held, ...steps.map(stepCode)].join('\n');
  return `test(${textCode(`${plan.id}: ${plan.title}`)}, async ({ app }) => {\n${body}\n});`;
}

/**
 * One self-contained spec file that runs the plans with plain Playwright against any address that serves the app. A
 * plan that cannot be carried out from outside the page is left out, and named in a comment with the reason.
 */
export function renderPlaywright(plans: readonly Plan[]): string {
  const tests: string[] = [];
  const leftOut: string[] = [];
  for (const plan of plans) {
    const outside = toPlaywrightPlan(plan);
    if ('steps' in outside) tests.push(testCode(plan, outside.steps));
    else leftOut.push(comment(`${plan.id}: ${plan.title} (${outside.whyNot})`));
  }
  const missing =
    leftOut.length > 0
      ? [['// Left out, because nobody outside the page can do it:', ...leftOut].join('\n')]
      : [];
  return `${[HEADER, helper(), ...missing, ...tests].join('\n\n')}\n`;
}

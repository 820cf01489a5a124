import type { Registry, Typed } from '../kinds';
import type { Plan, Step } from '../plan';
import { bundleHelper } from './bundle';
import type { PlaywrightSupport } from './playwrightSupport';

const HEADER = `/*
 * Paths through an app as Playwright tests. They need only '@playwright/test' and an address:
 *
 *   BASE_URL=https://app.example npx playwright test paths.spec.ts
 */`;

/** Real time passes besides the simulated time, so the state just before the end of a delay is checked earlier. */
const MARGIN_MS = 60_000;

const comment = (text: string): string => `// ${text.replace(/\s+/g, ' ')}`;
/** A value as JavaScript; JSON allows two line separators that comments and some tools take for line ends. */
const code = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (each) => `\\u${each.charCodeAt(0).toString(16)}`);

type Part = Pick<Step, 'sentence' | 'before' | 'actions' | 'toasts' | 'assertions' | 'expected'>;

/** Moves the check before the end of a delay ahead by the margin, and adds the margin to the rest of the delay. */
function addMargin(
  kinds: Registry,
  { before, actions }: Part,
): readonly [readonly Typed[], readonly Typed[]] {
  const wait = before?.actions.at(-1);
  const rest = actions[0];
  const waited = wait && kinds.getDelay(wait);
  const left = rest && kinds.getDelay(rest);
  if (!before || !wait || !rest || waited === undefined || left === undefined)
    return [before?.actions ?? [], actions];
  const margin = Math.min(MARGIN_MS, waited);
  const change = (action: Typed, milliseconds: number) => ({ ...action, milliseconds });
  return [
    [...before.actions.slice(0, -1), change(wait, waited - margin)],
    [change(rest, left + margin), ...actions.slice(1)],
  ];
}

function stepCode(kinds: Registry, part: Part): string {
  const { sentence, before, toasts, assertions, expected } = part;
  const [early, late] = addMargin(kinds, part);
  const doAll = (actions: readonly Typed[]) => actions.map((each) => `await app.do(${code(each)});`);
  const checkAll = (checked: readonly Typed[]) => checked.map((each) => `await app.check(${code(each)});`);
  const { state, description } = expected;
  const lines = [
    comment(description === '' ? state : `${state}: ${description}`),
    ...doAll(early),
    ...checkAll(before?.expected.assertions ?? []),
    ...doAll(late),
    ...checkAll([...expected.assertions, ...assertions]),
    `await app.toasts(${toasts.map(code).join(', ')});`,
  ];
  return `  await app.step(${code(sentence)}, async () => {\n${lines.map((line) => `    ${line}`).join('\n')}\n  });`;
}

function testCode(kinds: Registry, { id, title, start, steps }: Plan): string {
  const body = [{ ...start, toasts: [] }, ...steps].map((part) => stepCode(kinds, part)).join('\n');
  return `test(${code(`${id}: ${kinds.describeText(title)}`)}, async ({ app }) => {\n${body}\n});`;
}

const getActions = ({ start, steps }: Plan): readonly Typed[] => [
  ...start.actions,
  ...steps.flatMap(({ before, actions }) => [...(before?.actions ?? []), ...actions]),
];

/** A plan as it can run from outside the page, or why it cannot. */
function toOutsidePlan(kinds: Registry, { toOutsidePlan: change }: PlaywrightSupport, plan: Plan) {
  const unsupportedReason = getActions(plan)
    .map(kinds.getInsideReason)
    .find((reason) => reason !== undefined);
  if (unsupportedReason !== undefined) return { unsupportedReason };
  return change ? change(plan) : plan;
}

/**
 * One self-contained spec file that runs the plans with plain Playwright against any address that serves the app. A
 * plan that cannot run from outside the page is left out, and named in a comment with the reason.
 */
export async function renderPlaywright(
  plans: readonly Plan[],
  kinds: Registry,
  support: PlaywrightSupport,
): Promise<{ readonly spec: string; readonly leftOut: readonly string[] }> {
  const tests: string[] = [];
  const leftOut: string[] = [];
  for (const plan of plans) {
    const outside = toOutsidePlan(kinds, support, plan);
    if ('steps' in outside) tests.push(testCode(kinds, outside));
    else leftOut.push(`${plan.id}: ${plan.title} (${outside.unsupportedReason})`);
  }
  const comments =
    leftOut.length > 0
      ? [['// Left out, because they cannot run from outside the page:', ...leftOut.map(comment)].join('\n')]
      : [];
  const helper = await bundleHelper(support.module);
  const parts = [support.header ?? HEADER, '// @ts-nocheck', helper, ...comments, ...tests];
  return { spec: `${parts.join('\n\n')}\n`, leftOut };
}

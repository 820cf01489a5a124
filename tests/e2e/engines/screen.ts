import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as testingLibrary from '@testing-library/dom';
import * as z from 'zod/mini';
import type { EngineDriver, Point } from './driver';

declare global {
  /** Finds elements as assistive technology does. */
  var TestingLibraryDom: typeof testingLibrary | undefined;
  /** Uncaught ones, since the library was put into the page. */
  var pageErrors: string[] | undefined;
}

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const TIMEOUT_MS = 15_000;

type Query = readonly [label: string] | readonly [role: string, name: string];

const foundSchema = z.nullable(
  z.object({
    value: z.string(),
    /** where a press would meet it */
    point: z.nullable(z.object({ x: z.number(), y: z.number() })),
  }),
);

/** Like all that is handed to `run`, it has to do without variables from outside: its source is sent to the page. */
function find(...[first, name]: Query) {
  const [element] =
    (name === undefined
      ? globalThis.TestingLibraryDom?.queryAllByLabelText(document.body, first)
      : globalThis.TestingLibraryDom?.queryAllByRole(document.body, first, { name })) ?? [];
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: x + width / 2, y: y + height / 2 };
  const isFree =
    !element.matches(':disabled') && element.contains(document.elementFromPoint(point.x, point.y));
  return { value: element instanceof HTMLInputElement ? element.value : '', point: isFree ? point : null };
}

function collectErrors() {
  const errors: string[] = [];
  globalThis.pageErrors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
}

/** What a person does and sees, by roles, names and labels, in any engine. Each function waits for it. */
export function createScreen(driver: EngineDriver) {
  const run = async <Parameters extends readonly unknown[]>(
    inPage: (...parameters: Parameters) => unknown,
    ...parameters: Parameters
  ): Promise<unknown> =>
    JSON.parse(
      await driver.evaluate(`JSON.stringify((${inPage})(...${JSON.stringify(parameters)}) ?? null)`),
    );

  const look = async (query: Query) => {
    if ((await run(() => globalThis.TestingLibraryDom !== undefined)) !== true) {
      await driver.evaluate(`(() => { ${LIBRARY}; (${collectErrors})(); return ''; })()`);
    }
    return foundSchema.parse(await run(find, ...query));
  };

  const poll = (get: () => Promise<unknown>, message: string) =>
    expect.poll(get, { message, timeout: TIMEOUT_MS });

  /** Once it stands still, is enabled, and nothing lies over it. */
  const press = async (...query: Query) => {
    let last: Point | null = null;
    await poll(
      async () => {
        const before: Point | null = last;
        last = (await look(query))?.point ?? null;
        return last !== null && last.x === before?.x && last.y === before.y;
      },
      `${query.join(' ')} can be pressed`,
    ).toBe(true);
    if (last) await driver.press(last);
  };

  return {
    run,
    press,
    poll,
    see: (...query: Query) => poll(() => look(query), `${query.join(' ')} is there`).not.toBeNull(),
    fill: async (label: string, text: string) => {
      await press(label);
      await driver.type(text);
      await poll(async () => (await look([label]))?.value, `the value of ${label}`).toBe(text);
    },
    /** Anywhere on the screen, once nothing is loading. */
    read: async (text: RegExp) => {
      const countBusy = () => document.querySelectorAll('main [aria-busy="true"]').length;
      await poll(() => run(countBusy), 'loading sections').toBe(0);
      await poll(() => run(() => document.body.innerText), 'the text of the screen').toMatch(text);
    },
  };
}

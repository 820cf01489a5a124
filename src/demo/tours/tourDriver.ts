import { flushTasks, SETTLE_TASKS, waitFor } from '#machines/paths/waitFor.ts';
import { readControl } from '#machines/paths/web/webDriver.ts';
import type { RunningProvider } from '#mocks/browser.ts';
import { toAddress } from '#src/basePath.ts';
import { notice } from '#src/ui/Notice.css.ts';
import { createScreenQueries } from '../paths/screenQueries';
import { createTourKinds, type TourDriver } from './tourKinds';

interface TourDriverOptions {
  readonly provider: RunningProvider;
  readonly container: HTMLElement;
  /** how long an element may take to appear, in milliseconds */
  readonly timeoutMs: number;
}

/** The first element that shows this text, and of it the innermost. */
function findText(container: HTMLElement, text: string): HTMLElement | undefined {
  const shows = (one: Element): one is HTMLElement =>
    one instanceof HTMLElement && one.checkVisibility() && one.innerText.replace(/\s+/g, ' ').includes(text);
  let found = shows(container) ? container : undefined;
  for (let inner = found; inner; inner = [...inner.children].find(shows)) found = inner;
  if (!found || found === container) return undefined;
  // A notice has a frame: a second one within it would be close to the words.
  return found.closest<HTMLElement>(`button, a, .${notice}`) ?? found;
}

/** Drives the app in this page as a person would, at the pace of its own clocks. */
export function createTourDriver({ provider, container, timeoutMs }: TourDriverOptions) {
  const queries = createScreenQueries(container);
  /** Figures that a form needs are there, and what has just been painted has its listeners. */
  const settle = async () => {
    await waitFor(
      () => (queries.texts('loading').length === 0 ? null : 'The screen is still loading.'),
      timeoutMs,
      20,
    );
    await flushTasks(SETTLE_TASKS);
  };
  const findElement = async (kind: Parameters<typeof queries.find>[0], name: string) => {
    await waitFor(
      () => (queries.find(kind, name) ? null : `There is no ${kind} “${name}” on the screen.`),
      timeoutMs,
      20,
    );
    await settle();
    const found = queries.find(kind, name);
    if (!found) throw new Error(`The ${kind} “${name}” is no longer on the screen.`);
    return found;
  };
  const driver: TourDriver = {
    navigate: (path) => history.pushState(null, '', toAddress(path)),
    click: async (role, name) => queries.click(await findElement(role, name)),
    fill: async (label, text) => queries.fill(await findElement('field', label), text),
    text: queries.text,
    texts: queries.texts,
    find: (role, name) => {
      const found = queries.find(role, name);
      return found && readControl(found);
    },
    resolveText: (template) =>
      template.replace(/\{(\w+)\.key\}/g, (whole, id: string) => {
        const persona = provider.personas.find((one) => one.id === id);
        return persona?.identifier ?? whole;
      }),
  };
  return {
    ...driver,
    kinds: createTourKinds(provider),
    findText: (text: string) => findText(container, text),
  };
}

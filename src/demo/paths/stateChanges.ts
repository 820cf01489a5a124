import type { BrowserFakes } from './browserFakes';
import { readCookies } from './browserState';
import { listScreenState, listShown } from './screenState';

/** What a page holds, by name: `localStorage theme`, `field Amount`. */
type PageState = ReadonlyMap<string, string>;

/** Everything that this page has stored, cookies as they were last written, and what it listens to. */
const listStored = (fakes: BrowserFakes | undefined): PageState =>
  new Map([
    ...(fakes?.countListeners() ?? []),
    ...[...readCookies().keys()].map((name) => [`cookie ${name}`, fakes?.cookies.get(name) ?? ''] as const),
    ...Object.entries(localStorage).map(([key, value]) => [`localStorage ${key}`, String(value)] as const),
    ...Object.entries(sessionStorage).map(
      ([key, value]) => [`sessionStorage ${key}`, String(value)] as const,
    ),
  ]);

const describeChanges = (before: PageState, after: PageState): readonly string[] =>
  [...after]
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name, value]) => `${name}: ${value}`);

/** Compares what the page has stored, and what its screen holds, with what that was when a step began. */
export function createStateChanges(container: HTMLElement, getFakes: () => BrowserFakes | undefined) {
  let stored: PageState = new Map();
  let screen: PageState = new Map();
  const readStored = () => listStored(getFakes());
  const beginStored = () => {
    stored = readStored();
  };
  return {
    beginStep(): void {
      beginStored();
      screen = listScreenState(container);
    },
    /** What is stored by now is none of the app's doing. */
    beginStored,
    /** as lines: `localStorage theme: dark`, `localStorage theme: removed`, `focus: Amount`; and all that the page shows, in texts of many lines */
    describe(): readonly string[] {
      const after = readStored();
      const removed = [...stored.keys()].filter((name) => !after.has(name));
      return [
        ...describeChanges(screen, listScreenState(container)),
        ...describeChanges(stored, after),
        ...removed.map((name) => `${name}: removed`),
        ...listShown(container).map((lines) => lines.join('\n')),
      ];
    },
  };
}

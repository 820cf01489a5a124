import type { BrowserFakes } from './browserFakes';
import { readCookies } from './browserState';
import { listScreenState } from './screenState';

/** What a page holds, by name: `localStorage theme`, `field Amount`. */
type PageState = ReadonlyMap<string, string>;

/** Everything that this page has stored. `written` has the cookies as they were last written, with their attributes. */
const listStored = (written: ReadonlyMap<string, string>): PageState =>
  new Map([
    ...[...readCookies().keys()].map((name) => [`cookie ${name}`, written.get(name) ?? ''] as const),
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
  const readStored = () => listStored(getFakes()?.cookies ?? new Map());
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
    /** as lines: `localStorage theme: dark`, `localStorage theme: removed`, `focus: Amount` */
    describe(): readonly string[] {
      const after = readStored();
      const removed = [...stored.keys()].filter((name) => !after.has(name));
      return [
        ...describeChanges(screen, listScreenState(container)),
        ...describeChanges(stored, after),
        ...removed.map((name) => `${name}: removed`),
      ];
    },
  };
}

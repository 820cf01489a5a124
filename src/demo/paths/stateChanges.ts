import type { BrowserFakes } from './browserFakes';
import { readCookies } from './browserState';
import { describeFocus, listShown } from './screenState';

/** Everything that this page has stored, cookies as they were last written, and whether it asks before it is left, by name. */
const listStored = (fakes: BrowserFakes | undefined): ReadonlyMap<string, string> =>
  new Map([
    ...(fakes?.asksBeforeLeaving() ? [['question before leaving', 'asked'] as const] : []),
    ...[...readCookies().keys()].map((name) => [`cookie ${name}`, fakes?.cookies.get(name) ?? ''] as const),
    ...Object.entries(localStorage).map(([key, value]) => [`localStorage ${key}`, String(value)] as const),
    ...Object.entries(sessionStorage).map(
      ([key, value]) => [`sessionStorage ${key}`, String(value)] as const,
    ),
  ]);

/** Compares what the page has stored with what that was when a step began, and says what its screen holds. */
export function createStateChanges(container: HTMLElement, getFakes: () => BrowserFakes | undefined) {
  let before: ReadonlyMap<string, string> = new Map();
  /** where each key of the step has led */
  const stops: { readonly key: string; readonly focus: string }[] = [];
  return {
    /** What is stored by now is none of the step's doing. */
    beginStep(): void {
      before = listStored(getFakes());
      stops.length = 0;
    },
    recordKey(key: string): void {
      stops.push({ key, focus: describeFocus(container) });
    },
    /**
     * as lines: `localStorage theme: dark`, `localStorage theme: removed`, `focus: Amount`, and `keys: Tab, focus: Name; Tab,
     * focus: Amount` where keys have led it elsewhere before; what is shown, as texts
     */
    describe(): readonly string[] {
      const after = listStored(getFakes());
      const focus = describeFocus(container);
      const hasMoved = stops.some((stop) => stop.focus !== focus);
      return [
        ...[...after].flatMap(([name, value]) => (before.get(name) === value ? [] : [`${name}: ${value}`])),
        ...[...before.keys()].flatMap((name) => (after.has(name) ? [] : [`${name}: removed`])),
        focus,
        ...(hasMoved ? [`keys: ${stops.map((stop) => `${stop.key}, ${stop.focus}`).join('; ')}`] : []),
        ...listShown(container).map((lines) => lines.join('\n')),
      ];
    },
  };
}

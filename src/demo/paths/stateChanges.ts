import type { BrowserFakes } from './browserFakes';
import { readCookies } from './browserState';
import { describeFocus } from './focusState';
import { listShown, nameElement } from './screenState';

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

/** In pixels from the top of the page, as it is laid out: not where an animation has it. */
function getTop(element: HTMLElement): number {
  const around = element.offsetParent;
  return element.offsetTop + (around instanceof HTMLElement ? getTop(around) : 0);
}

/** Less is rounding. */
const SHIFTED_PIXELS = 3;

/** Compares what the page has stored with what that was when a step began, and says what its screen holds. */
export function createStateChanges(container: HTMLElement, getFakes: () => BrowserFakes | undefined) {
  let before: ReadonlyMap<string, string> = new Map();
  /** the control that was pressed last, and where it was */
  let pressed: { readonly control: HTMLElement; readonly top: number } | undefined;
  /** where each key of the step has led */
  const stops: { readonly key: string; readonly focus: string }[] = [];
  /** The control that was pressed, if it is somewhere else by now. */
  function findShifted(): HTMLElement | undefined {
    if (!pressed?.control.checkVisibility()) return undefined;
    const { control, top } = pressed;
    return Math.abs(getTop(control) - top) < SHIFTED_PIXELS ? undefined : control;
  }
  return {
    /** What is stored by now is none of the step's doing. */
    beginStep(): void {
      before = listStored(getFakes());
      stops.length = 0;
      pressed = undefined;
    },
    recordPress(control: HTMLElement): void {
      pressed = { control, top: getTop(control) };
    },
    recordKey(key: string): void {
      stops.push({ key, focus: describeFocus(container) });
    },
    /**
     * as lines: `localStorage theme: dark`, `localStorage theme: removed`, `focus: Amount`, `layout shift: Submit` where what was
     * pressed has moved, and `keys: Tab, focus: Name; Tab, focus: Amount` where keys have led the focus elsewhere before; what is
     * shown, as texts
     */
    describe(): readonly string[] {
      const after = listStored(getFakes());
      const focus = describeFocus(container);
      const shifted = findShifted();
      const hasMoved = stops.some((stop) => stop.focus !== focus);
      return [
        ...[...after].flatMap(([name, value]) => (before.get(name) === value ? [] : [`${name}: ${value}`])),
        ...[...before.keys()].flatMap((name) => (after.has(name) ? [] : [`${name}: removed`])),
        focus,
        // A second press would be of something else.
        ...(shifted ? [`layout shift: ${nameElement(shifted)}`] : []),
        ...(hasMoved ? [`keys: ${stops.map((stop) => `${stop.key}, ${stop.focus}`).join('; ')}`] : []),
        ...listShown(container).map((lines) => lines.join('\n')),
      ];
    },
  };
}

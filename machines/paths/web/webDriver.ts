import type { Awaitable, Problem } from '../kinds';
import type { ExpectedState, Toast } from '../plan';

/** A control that is found by its role and accessible name. */
export const CONTROL_ROLES = ['button', 'link', 'tab', 'option', 'field'] as const;
export type ControlRole = (typeof CONTROL_ROLES)[number];
/** Parts of the screen whose texts are read; `loading` is what is marked as busy, buttons aside. */
type TextRole = 'heading' | 'alert' | 'status' | 'loading';

/** Of an element, in CSS pixels from its left top, or where it is negative from its right bottom. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Control {
  readonly isBusy: boolean;
  readonly isSelected: boolean;
  readonly value: string | null;
  readonly href: string | null;
  /** the label of the tab list that it is in */
  readonly tabList: string | null;
}

/** Reads a control in the page; it refers to nothing else, so that a browser driver can evaluate it there. */
export const readControl = (element: Element): Control => ({
  isBusy: element.getAttribute('aria-busy') === 'true',
  isSelected: element.getAttribute('aria-selected') === 'true',
  value: 'value' in element && typeof element.value === 'string' ? element.value : null,
  href: element.getAttribute('href'),
  tabList: element.closest('[role=tablist]')?.getAttribute('aria-label') ?? null,
});

/** What running a plan needs of a driver, whatever its kinds are. */
export interface PlanDriver {
  /** Replaces the placeholders of a text. */
  resolveText(template: string): Awaitable<string>;
  /** Begins a step: what is observed from here on belongs to it. */
  beginStep(): Awaitable<void>;
  /** Ends a step: waits until nothing is under way but what a plan holds, and runs pending timers out. */
  endStep(): Awaitable<void>;
  /** The toasts that have appeared in this step. */
  toasts(): Awaitable<readonly Toast[]>;
  /** What else has been observed in this step, as lines; undefined where the driver cannot observe it. */
  effects(): readonly string[] | undefined;
  /** What must not happen in any step of any plan: an uncaught error. */
  findFault(): Problem;
  /** What the step's actions have prepared and what has not happened: a call that was to be answered. */
  findUnmetExpectation(): Problem;
}

/** A driver that also sees the machine: in the page, not from outside. */
export interface MachineDriver {
  findStateProblem(machine: string, expected: ExpectedState): Problem;
}

/** A page as a person uses it: elements are found by role and name, and only what is visible counts. */
export interface WebDriver extends PlanDriver {
  /** Loads the app at a path. */
  open(path: string): Awaitable<void>;
  /** Goes to a path of the app without a reload. */
  navigate(path: string): Awaitable<void>;
  goBack(): Awaitable<void>;
  /** `isDouble`: twice at once */
  click(role: ControlRole, name: string, isDouble?: boolean): Awaitable<void>;
  fill(label: string, text: string): Awaitable<void>;
  /** Chooses an option of a select. */
  choose(label: string, option: string): Awaitable<void>;
  /** Presses a key where the focus is, or several at once: `ControlOrMeta+k`, on Apple’s computers with Meta. */
  press(key: string): Awaitable<void>;
  hover(text: string): Awaitable<void>;
  /** Rests the pointer on a point of the element with this accessible name. */
  moveTo(over: string, at: Point): Awaitable<void>;
  /** Presses there, whatever lies on top. */
  clickAt(over: string, at: Point): Awaitable<void>;
  /** Moves the pointer from one point of an element to another while its button is held. */
  drag(over: string, from: Point, to: Point): Awaitable<void>;
  /** Turns the wheel over the middle of an element by so many pixels, down if positive; `isZooming`: with Control. */
  wheel(over: string, distance: number, isZooming: boolean): Awaitable<void>;
  /** Selects the whole of a text with the mouse, which is let go over it. */
  selectText(text: string): Awaitable<void>;
  /** Lets the app's timers pass so many milliseconds. */
  advanceTimers(milliseconds: number): Awaitable<void>;
  /** Path and query. */
  address(): Awaitable<string>;
  /** Everything on the screen, as rendered. */
  text(): Awaitable<string>;
  texts(role: TextRole): Awaitable<readonly string[]>;
  find(role: ControlRole, name: string): Awaitable<Control | undefined>;
  /** The text of the focused element, of a field its label; empty while nothing of the app has the focus. */
  focused(): Awaitable<string>;
  /** A machine's state; undefined where the driver cannot see it. */
  machineState(machine: string): Awaitable<string | undefined>;
}

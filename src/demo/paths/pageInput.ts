import type { AppDriver } from '#machines/models/appDriver.ts';
import { flushTasks, SETTLE_TASKS, waitFor } from '#machines/paths/waitFor.ts';
import type { ControlRole } from '#machines/paths/web/webDriver.ts';
import { createPointer } from './pointer';
import type { ScreenQueries } from './screenQueries';

/** The browser's own: what the app scrolls to is recorded. */
const { scrollIntoView } = Element.prototype;

interface InputOptions {
  readonly queries: ScreenQueries;
  readonly timeoutMs: number;
  readonly comeToRest: () => Promise<void>;
  /** called with the element of the next action, and awaited */
  readonly highlight: ((element: HTMLElement) => Promise<void>) | undefined;
  readonly recordPress: (control: HTMLElement) => void;
  readonly recordKey: (key: string) => void;
}

type Input = Pick<
  AppDriver,
  | ('click' | 'clickSecond' | 'fill' | 'choose' | 'press' | 'hover' | 'selectText')
  | ('moveTo' | 'clickAt' | 'drag' | 'swipe' | 'wheel')
>;

/** What a person does with mouse, fingers and keyboard. */
export function createPageInput(options: InputOptions): Input {
  const { queries, timeoutMs, comeToRest, highlight, recordPress, recordKey } = options;
  const pointer = createPointer();

  const waitForElement = async (
    what: string,
    find: () => HTMLElement | undefined,
    isScrolledTo = true,
  ): Promise<HTMLElement> => {
    if (!find()) {
      await waitFor(() => (find() ? null : `There is no ${what} on the screen.`), timeoutMs);
      await flushTasks(SETTLE_TASKS);
    }
    const found = find();
    if (!found) throw new Error(`The ${what} is no longer on the screen.`);
    if (highlight) await highlight(found);
    // As a person would: what is pressed is in sight.
    else if (isScrolledTo) scrollIntoView.call(found, { block: 'nearest' });
    return found;
  };
  const findControl = (role: ControlRole, name: string) =>
    waitForElement(`${role} “${name}”`, () => queries.find(role, name));
  const findText = (text: string) => waitForElement(`text “${text}”`, () => queries.findText(text), false);

  /** Does this with an element that has a name, and lets the app go on. */
  const withLabelled =
    <Given extends readonly unknown[]>(act: (element: HTMLElement, ...given: Given) => void) =>
    async (name: string, ...given: Given): Promise<void> => {
      act(await waitForElement(`part “${name}”`, () => queries.findLabelled(name)), ...given);
      await comeToRest();
    };

  return {
    async click(role, name, isDouble) {
      const element = await findControl(role, name);
      recordPress(element);
      await queries.click(element, isDouble);
      // The screen that a link leads to makes its calls before the next action, which may lead away from it.
      await (role === 'button' || role === 'field' ? flushTasks(SETTLE_TASKS) : comeToRest());
    },
    async clickSecond(button) {
      const element = await findControl('button', button);
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    },
    fill: async (label, text) => queries.fill(await findControl('field', label), text),
    choose: async (label, option) => queries.choose(await findControl('field', label), option),
    async press(key) {
      // What was typed before has led to what the key is for.
      await comeToRest();
      await queries.press(key);
      await comeToRest();
      recordKey(key);
    },
    async hover(text) {
      await queries.hover(await findText(text));
      await comeToRest();
    },
    async selectText(text) {
      const found = await findText(text);
      getSelection()?.selectAllChildren(found);
      found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      await comeToRest();
      getSelection()?.removeAllRanges();
    },
    moveTo: withLabelled(pointer.moveTo),
    clickAt: withLabelled((element, at) => pointer.drag(element, at, at)),
    drag: withLabelled(pointer.drag),
    swipe: withLabelled(pointer.swipe),
    wheel: withLabelled(pointer.wheel),
  };
}

import * as z from 'zod/mini';
import { formatDuration, quote } from '../describe';
import { createRegistry, kindsFor, type ValueOf } from '../kinds';
import { CONTROL_ROLES, type ControlRole, type WebDriver } from './webDriver';

const { action, assertion } = kindsFor<WebDriver>();
const text = z.string();
export const point = z.object({ x: z.number(), y: z.number() });
export const quotePoint = ({ x, y }: z.output<typeof point>) => `${x}, ${y}`;
const quoteAll = (texts: readonly string[]) => texts.map(quote).join(', ') || 'none';

const findControl = async (
  driver: WebDriver,
  role: ControlRole,
  name: string,
  findProblem: (control: NonNullable<Awaited<ReturnType<WebDriver['find']>>>) => string | null,
): Promise<string | null> => {
  const found = await driver.find(role, name);
  return found ? findProblem(found) : `There is no ${role} “${name}” on the screen.`;
};

const notice = (role: 'alert' | 'status', words: string) =>
  assertion({
    fields: { text },
    describe: (value) => `${words} reads ${quote(value.text)}`,
    check: async (driver, value) => {
      const expected = await driver.resolveText(value.text);
      const found = await driver.texts(role);
      return found.some((one) => one.includes(expected))
        ? null
        : `There is no ${role} “${expected}”, but: ${quoteAll(found)}.`;
    },
  });

const busy = (expected: boolean) =>
  assertion({
    fields: { button: text },
    describe: ({ button }) => `the button ${quote(button)} is ${expected ? '' : 'not '}busy`,
    check: (driver, { button }) =>
      findControl(driver, 'button', button, ({ isBusy }) =>
        isBusy === expected ? null : `The button “${button}” is ${isBusy ? '' : 'not '}busy.`,
      ),
  });

/** Kinds for the page of any web app. `user` is who acts: `the user`. */
export const webKinds = (user: string) => ({
  actions: {
    /** loads the app at a path, with what is stored */
    open: action({
      fields: { path: text },
      describe: ({ path }) => `${user} opens ${path}`,
      run: (driver, { path }) => driver.open(path),
    }),
    /** goes to an address of the app without a reload */
    navigate: action({
      fields: { path: text },
      describe: ({ path }) => `${user} goes to ${path} within the app`,
      run: (driver, { path }) => driver.navigate(path),
    }),
    goBack: action({
      fields: {},
      describe: () => `${user} presses the browser’s Back button`,
      run: (driver) => driver.goBack(),
    }),
    click: action({
      fields: { role: z.enum(CONTROL_ROLES), name: text },
      describe: ({ role, name }) => `${user} presses the ${role} ${quote(name)}`,
      run: async (driver, { role, name }) => driver.click(role, await driver.resolveText(name)),
    }),
    /** of a menu that a narrow window folds away behind a button: there that is pressed first */
    clickInMenu: action({
      fields: { menu: text, role: z.enum(CONTROL_ROLES), name: text },
      describe: ({ role, name }) => `${user} presses the ${role} ${quote(name)} of the menu`,
      run: async (driver, { menu, role, name }) => {
        if (await driver.find('button', menu)) await driver.click('button', menu);
        await driver.click(role, await driver.resolveText(name));
      },
    }),
    /** before the app can show what the first press has done */
    doubleClick: action({
      fields: { button: text },
      describe: ({ button }) => `${user} presses the button ${quote(button)} twice at once`,
      run: (driver, { button }) => driver.click('button', button, true),
    }),
    fill: action({
      fields: { label: text, text },
      describe: (value) =>
        value.text === ''
          ? `${user} empties ${quote(value.label)}`
          : `${user} types ${quote(value.text)} into ${quote(value.label)}`,
      run: async (driver, value) => driver.fill(value.label, await driver.resolveText(value.text)),
    }),
    /** an option of a select */
    choose: action({
      fields: { label: text, option: text },
      describe: ({ label, option }) => `${user} chooses ${quote(option)} in ${quote(label)}`,
      run: (driver, { label, option }) => driver.choose(label, option),
    }),
    /** a key, by its name in `KeyboardEvent.key`, where the focus is; with another held, `ControlOrMeta+k` */
    press: action({
      fields: { key: text },
      describe: ({ key }) => `${user} presses the key ${key}`,
      run: (driver, { key }) => driver.press(key),
    }),
    /** the pointer comes to rest on the element with this text */
    hover: action({
      fields: { text },
      describe: (value) => `${user} points at ${quote(value.text)}`,
      run: async (driver, value) => driver.hover(await driver.resolveText(value.text)),
    }),
    /** the pointer comes to rest on a point of the element with this name */
    moveTo: action({
      fields: { over: text, at: point },
      describe: ({ over, at }) => `${user} points at ${quotePoint(at)} of ${quote(over)}`,
      run: (driver, { over, at }) => driver.moveTo(over, at),
    }),
    /** what lies there on top is pressed */
    clickAt: action({
      fields: { over: text, at: point },
      describe: ({ over, at }) => `${user} presses at ${quotePoint(at)} of ${quote(over)}`,
      run: (driver, { over, at }) => driver.clickAt(over, at),
    }),
    /** from one point of the element with this name to another */
    drag: action({
      fields: { over: text, from: point, to: point },
      describe: ({ over, from, to }) =>
        `${user} drags from ${quotePoint(from)} to ${quotePoint(to)} of ${quote(over)}`,
      run: (driver, { over, from, to }) => driver.drag(over, from, to),
    }),
    /** over the middle of the element with this name, in pixels; `isZooming`: with Control, as a pinch arrives */
    wheel: action({
      fields: { over: text, distance: z.number(), isZooming: z.boolean() },
      describe: ({ over, distance, isZooming }) =>
        `${user} turns the wheel ${distance < 0 ? 'up' : 'down'} by ${Math.abs(distance)} over ${quote(over)}${
          isZooming ? ' while Control is held' : ''
        }`,
      run: (driver, { over, distance, isZooming }) => driver.wheel(over, distance, isZooming),
    }),
    /** with the mouse, to copy it */
    selectText: action({
      fields: { text },
      describe: (value) => `${user} selects ${quote(value.text)} with the mouse`,
      run: async (driver, value) => driver.selectText(await driver.resolveText(value.text)),
    }),
    /** the app's timers move on */
    advanceTimers: action({
      fields: { milliseconds: z.number() },
      isDelay: true,
      describe: ({ milliseconds }) => {
        const duration = formatDuration(milliseconds);
        return `${duration} ${/^1 \w+$/.test(duration) ? 'passes' : 'pass'}`;
      },
      run: (driver, { milliseconds }) => driver.advanceTimers(milliseconds),
    }),
  },
  assertions: {
    heading: assertion({
      fields: { text },
      describe: (value) => `the heading ${quote(value.text)} is shown`,
      check: async (driver, value) => {
        const expected = await driver.resolveText(value.text);
        const found = await driver.texts('heading');
        return found.includes(expected)
          ? null
          : `There is no heading “${expected}”, but: ${quoteAll(found)}.`;
      },
    }),
    text: assertion({
      fields: { text },
      describe: (value) => `${quote(value.text)} is shown`,
      check: async (driver, value) => {
        const expected = await driver.resolveText(value.text);
        return (await driver.text()).includes(expected) ? null : `“${expected}” is not on the screen.`;
      },
    }),
    /** nowhere on the screen */
    absent: assertion({
      fields: { text },
      describe: (value) => `${quote(value.text)} is not shown`,
      check: async (driver, value) => {
        const expected = await driver.resolveText(value.text);
        return (await driver.text()).includes(expected) ? `“${expected}” is on the screen.` : null;
      },
    }),
    alert: notice('alert', 'an alert'),
    status: notice('status', 'a status message'),
    /** no notice on the screen, not even an empty one: neither status nor alert */
    noNotice: assertion({
      fields: {},
      describe: () => 'no status message and no alert is shown',
      check: async (driver) => {
        const notices = [...(await driver.texts('status')), ...(await driver.texts('alert'))];
        return notices.length === 0 ? null : `There are notices: ${quoteAll(notices)}.`;
      },
    }),
    fieldValue: assertion({
      fields: { label: text, value: text },
      describe: ({ label, value }) =>
        value === ''
          ? `the field ${quote(label)} is empty`
          : `the field ${quote(label)} contains ${quote(value)}`,
      check: async (driver, { label, value }) => {
        const expected = await driver.resolveText(value);
        return findControl(driver, 'field', label, (field) =>
          field.value === expected
            ? null
            : `The field “${label}” contains “${field.value ?? 'nothing'}”, not “${expected}”.`,
        );
      },
    }),
    busy: busy(true),
    notBusy: busy(false),
    /** the part of the screen with this text is marked as loading */
    loading: assertion({
      fields: { text },
      describe: (value) => `${quote(value.text)} is marked as loading`,
      check: async (driver, value) => {
        const expected = await driver.resolveText(value.text);
        const isLoading = (await driver.texts('loading')).some((part) => part.includes(expected));
        return isLoading ? null : `Nothing with “${expected}” is marked as loading.`;
      },
    }),
    /** the selected tab in the tab list of this name */
    selectedTab: assertion({
      fields: { tab: text, tabList: text },
      describe: ({ tab, tabList }) => `the tab ${quote(tab)} is selected in ${quote(tabList)}`,
      check: (driver, { tab, tabList }) =>
        findControl(driver, 'tab', tab, (found) => {
          if (!found.isSelected) return `The tab “${tab}” is not selected.`;
          return found.tabList === tabList
            ? null
            : `The tab “${tab}” is in a list called “${found.tabList ?? 'nothing'}”, not “${tabList}”.`;
        }),
    }),
    link: assertion({
      fields: { name: text, path: text },
      describe: ({ name, path }) => `the link ${quote(name)} leads to ${path}`,
      check: (driver, { name, path }) =>
        findControl(driver, 'link', name, ({ href }) =>
          href === path ? null : `The link “${name}” leads to ${href}, not to ${path}.`,
        ),
    }),
    /** the text of the focused element; an empty text: nothing of the app has the focus */
    focused: assertion({
      fields: { text },
      describe: (value) =>
        value.text === '' ? 'nothing of the app has the focus' : `the focus is on ${quote(value.text)}`,
      check: async (driver, value) => {
        const found = await driver.focused();
        return found === value.text
          ? null
          : `The focus is on “${found || 'nothing'}”, not on “${value.text || 'nothing'}”.`;
      },
    }),
    /** path and query */
    url: assertion({
      fields: { path: text },
      describe: ({ path }) => `the address is ${path}`,
      check: async (driver, { path }) => {
        const address = await driver.address();
        return address === path ? null : `The address is ${address}, not ${path}.`;
      },
    }),
    /** the state of a machine; where the driver cannot see it, nothing is checked */
    machineState: assertion({
      fields: { machine: text, state: text },
      describe: ({ machine, state }) => `the machine ${machine} is in ${state}`,
      check: async (driver, { machine, state }) => {
        const found = await driver.machineState(machine);
        return found === undefined || found === state
          ? null
          : `The machine ${machine} is in ${found}, not in ${state}.`;
      },
    }),
  },
});

const standard = webKinds('the user');
export type WebAction = ValueOf<typeof standard.actions>;
export type WebAssertion = ValueOf<typeof standard.assertions>;

/** The registry of a model that brings no kinds of its own. */
export const webRegistry = createRegistry<WebDriver>()({
  ...standard,
  initiators: { user: 'the user', clock: 'the clock', server: 'the server' },
});

import { computeAccessibleName } from 'dom-accessibility-api';
import type { Call } from '#machines/models/appDriver.ts';
import type { Action } from '#machines/models/kinds.ts';
import { getToastKind } from '#machines/models/toastKind.ts';
import { WALK_CALLS, type WalkView } from '#machines/models/walkActions.ts';
import { showDollars } from '#machines/models/walkAnswers.ts';
import type { WalkState } from '#machines/models/walkInvariants.ts';
import type { ShownTable } from '#machines/models/walkTables.ts';
import type { RunningProvider } from '#mocks/browser.ts';
import { toOwnName } from '#src/basePath.ts';
import { table as tableMessages } from '#src/messages/tables.ts';
import { urls } from '#src/urls.ts';
import { loginOutsideApp } from './browserState';
import type { PageDriver } from './pageDriver';
import { getPersonaByRole } from './personaPlaceholders';
import { findUsable, findVisible } from './screenQueries';
import type { createWalkRecorder } from './walkRecorder';

const CONTROLS = {
  button: 'button:not([role])',
  link: 'a[href]:not([download])',
  tab: '[role=tab]',
  field: 'input:not([type=date],[type=checkbox],[type=radio]), textarea',
  // What a dialog has beside buttons; Escape closes it.
  other: '[role=dialog] input, [role=option]',
} as const;
const ROLES = ['button', 'link', 'tab', 'field'] as const;
/** A table that is filtered by one has a part of its rows. */
const TRANSACTION_TYPES: readonly string[] = ['Deposit', 'Withdrawal'];
/** Words of a table that its filter is tried with. */
const MAX_WORDS = 6;

const getText = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

/** The header's text without that of its card layout. */
const readHeading = (): string => getText(document.querySelector('h1'));

const readOpenTab = (): string | undefined =>
  new URLSearchParams(location.search).has('tab')
    ? getText(document.querySelector('main [role=tab][aria-selected=true]')) || undefined
    : undefined;

const getHeader = (cell: HTMLElement): string => getText(cell.querySelector('button') ?? cell);

function readTable(table: HTMLTableElement): ShownTable {
  const headers = [...table.querySelectorAll<HTMLElement>('thead th')];
  const caption = getText(table.caption);
  const frame = table.closest('div')?.parentElement;
  const filters = frame?.querySelector<HTMLElement>(`search[aria-label="${tableMessages.filters(caption)}"]`);
  const sorted = headers.find((header) => header.ariaSort);
  const isLimited = filters?.querySelector('[data-limited]') != null;
  const isOfOneType = [...(filters?.querySelectorAll('select') ?? [])].some(({ value }) =>
    TRANSACTION_TYPES.includes(value),
  );
  return {
    caption,
    headers: headers.map(getHeader),
    rows: [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(getText)),
    sort: sorted && { header: getHeader(sorted), isDescending: sorted.ariaSort === 'descending' },
    filter: filters?.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '',
    isPartial: isLimited || isOfOneType || table.matches('[aria-rowcount], [aria-busy=true]'),
    page: Number(getText(frame?.querySelector('nav [aria-current=page]')) || 1),
    size: Number(frame?.querySelector<HTMLSelectElement>('nav, select:not(search *)')?.value ?? 10) || 10,
    footer: filters
      ? getText(frame?.querySelector('p[aria-live=polite]:not(search *)')) || undefined
      : undefined,
  };
}

interface Auth {
  readonly token: string;
  readonly user: { readonly user_pk: string };
}
const isAuth = (value: unknown): value is Auth =>
  typeof value === 'object' && value !== null && 'token' in value;

interface Observed {
  readonly driver: PageDriver;
  readonly recorder: ReturnType<typeof createWalkRecorder>;
  readonly provider: RunningProvider;
  readonly container: HTMLElement;
}

/** Observes app, browser and provider for random walks. */
export function createWalkObserver({ driver, recorder, provider, container }: Observed) {
  let earlierMovements: ReadonlySet<string> = new Set();
  let hadFocus = false;
  let seen: ReadonlySet<HTMLElement> = new Set();
  let referralCode = '';
  let pressed = '';
  /** the order of the column whose header was pressed last, as it was before */
  let orderBefore: string | null | undefined;
  let leftTimers: readonly string[] = [];
  let statusesBefore: readonly string[] = [];
  let headingBefore = '';

  const select = (selector: string) => findVisible(container, selector);
  const findControls = (role: keyof typeof CONTROLS) => findUsable(container, CONTROLS[role]);
  const findOrder = (header: string) =>
    select('thead th').find((cell) => getHeader(cell) === header)?.ariaSort;
  // A message that is shown again in the same millisecond is no new element.
  const readStatuses = () =>
    [
      ...select('[role=status]:not([data-rht-toaster] *)'),
      ...select('[data-toast=shown] [role=status]').filter((message) => getToastKind(message) !== 'success'),
    ].map(getText);
  const heldCalls = () => WALK_CALLS.filter((call) => driver.pendingCount(call) > 0);
  const isQuiet = () => !driver.hasCallUnderWay() && heldCalls().length === 0;
  const loading = () => select('[aria-busy=true]').map((one) => one.innerText.trim() || one.tagName);
  const isAtRest = () => isQuiet() && loading().length === 0;
  const hasFocus = () => document.activeElement !== document.body;
  const getReader = () => {
    const auth: unknown = driver.inspector.snapshot('session')?.context.auth;
    return isAuth(auth)
      ? { token: auth.token, member: auth.user.user_pk }
      : { token: undefined, member: undefined };
  };

  return {
    getReader,
    heldCalls,
    isAtRest,
    /** of the member, which new members sign up with */
    getReferralCode: (): string => referralCode,
    async begin(): Promise<void> {
      const { user } = await loginOutsideApp(provider.fetch, getPersonaByRole(provider.personas)('member'));
      referralCode = String(user.referral_code ?? '');
      earlierMovements = new Set((await provider.controls.audit()).movements.map(({ id }) => id));
    },
    beginStep(): void {
      hadFocus = hasFocus();
      pressed = '';
      orderBefore = undefined;
      statusesBefore = readStatuses();
      headingBefore = readHeading();
      leftTimers = [];
    },
    beginAction(action: Action): void {
      // Only what a person presses may not lose the focus.
      hadFocus = (action.type === 'click' || action.type === 'fill') && (hadFocus || hasFocus());
      if (action.type !== 'click') return;
      pressed = action.name;
      orderBefore = findOrder(pressed);
    },
    /** Those that an app has not stopped when it was closed. */
    addLeftTimers(timers: readonly string[]): void {
      leftTimers = [...leftTimers, ...timers];
    },
    /** the words in the main part of the screen, and whether a notice is among them */
    readMain: (): string => container.querySelector('main')?.innerText ?? '',
    hasNotice: (): boolean => container.querySelector('main :is([role=status], [role=alert])') !== null,
    listControls(): WalkView['controls'] {
      const before = seen;
      seen = new Set(ROLES.flatMap(findControls));
      return ROLES.flatMap((role) =>
        findControls(role).map((element) => ({
          role,
          name: computeAccessibleName(element),
          isNew: !before.has(element),
        })),
      );
    },
    words: (): readonly string[] =>
      select('tbody td')
        .flatMap((cell) => getText(cell).split(/\s+/).slice(0, 1))
        .filter(Boolean)
        .slice(0, MAX_WORDS),
    async observe(): Promise<WalkState> {
      const reader = getReader();
      const { token, member } = reader;
      const { sum, movements } = await provider.controls.audit();
      const isResting = isAtRest();
      return {
        isAtRest: isResting,
        isQuiet: isQuiet(),
        address: await driver.address(),
        isScreenLeft: readHeading() !== headingBefore,
        title: document.title,
        openTab: readOpenTab(),
        text: await driver.text(),
        headings: await driver.texts('heading'),
        loading: loading(),
        controlCount: (['button', 'link', 'other'] as const).flatMap(findControls).length,
        session: String(await driver.machineState('session')),
        member,
        token,
        stored: await driver.readStored(),
        storedKeys: Object.keys(localStorage).map((key) => key.replace(toOwnName(''), '')),
        storedText: JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          history.state,
          document.cookie,
        ]),
        cachedQueries: recorder.queries.memberQueries(),
        foreignQueries: recorder.queries.foreignQueries(member),
        oldAnswers: isResting ? await recorder.queries.findOldAnswers(reader) : [],
        answers: recorder.queries.answers(),
        unreadCalls: recorder.queries.unreadCalls(),
        secrets: new Map([
          ...provider.personas.map(
            ({ identifier }) => [identifier, [identifier, ...recorder.findAddresses(identifier)]] as const,
          ),
          ...recorder
            .findLeftKeys((await driver.address()) === urls.signUpSuccess)
            .map((key) => [key, [key]] as const),
        ]),
        figures: select('dl > div').map((row) => [
          getText(row.querySelector('dt')),
          getText(row.querySelector('dd')),
        ]),
        tables: isResting
          ? select('table').flatMap((one) => (one instanceof HTMLTableElement ? readTable(one) : []))
          : [],
        typedRecipient: container.querySelector<HTMLInputElement>('input[name=recipient_id]')?.value ?? '',
        typedAmount: container.querySelector<HTMLInputElement>('input[name=amount]')?.value ?? '',
        typedTexts: select('input[type=password], input[name=amount]').flatMap((field) =>
          field instanceof HTMLInputElement && field.value !== '' ? [field.value] : [],
        ),
        toasts: await driver.toasts(),
        notices: [
          ...select('[role=alert]').map(getText),
          ...readStatuses().filter((text) => !statusesBefore.includes(text)),
        ].filter(Boolean),
        ends: recorder.ends(),
        earlierAccepted: recorder.earlierAccepted(),
        isFocusLost: hadFocus && !hasFocus(),
        ledgerSum: sum,
        movements: movements
          .filter(({ id }) => !earlierMovements.has(id))
          .map(({ kind, member: by, dollars }) => ({ kind, member: by, shown: showDollars(dollars) })),
        failedCalls: recorder.failedCalls(),
        pendingCount: (call: Call) => driver.pendingCount(call),
        callCount: recorder.callCount(),
        pressed,
        isOrderKept: orderBefore !== undefined && findOrder(pressed) === orderBefore,
        leftTimers,
        isRunning: (machine: string) => driver.inspector.snapshot(machine) !== undefined,
        fault: await driver.findFault(),
      };
    },
  };
}

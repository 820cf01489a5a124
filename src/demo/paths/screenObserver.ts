import { getToastKind } from '#machines/models/toastKind.ts';
import { describeToast } from '#machines/paths/describe.ts';
import type { Toast } from '#machines/paths/plan.ts';
import { session } from '#src/messages/session.ts';
import { listCoveredByToasts } from './coveredByToasts';

/** Regions that are live without such a role change with what is typed: their last text is asserted. */
const LIVE_REGIONS = '[role=status], [role=alert], [role=log]';
const TOASTER = '[data-rht-toaster]';
const SHOWN_TOAST = '[data-toast=shown]';

/** What screen readers take the role of a live region to mean: what it says otherwise of itself is recorded. */
const POLITENESS: Readonly<Record<string, string>> = { status: 'polite', alert: 'assertive', log: 'polite' };

const LISTS = ':is(dl, ol, ul, table)';
/** The place of a text that is loading, where screen readers read one text after the other. */
const PLACEHOLDERS = `${LISTS} span[aria-hidden=true]:empty[style*=width]`;

const getText = ({ textContent }: Element): string => textContent.replace(/\s+/g, ' ').trim();

const readToast = (region: Element): Toast => ({ kind: getToastKind(region), text: getText(region) });
const describeToasts = (toasts: readonly Toast[]): string => toasts.map(describeToast).join(', ');

/** The live regions that a change is in or has brought. */
const getRegions = ({ target, addedNodes }: MutationRecord): readonly Element[] => {
  const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE_REGIONS);
  const added = [...addedNodes].flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(LIVE_REGIONS) ? [node] : []), ...node.querySelectorAll(LIVE_REGIONS)]
      : [],
  );
  return [...new Set(around ? [around, ...added] : added)];
};

/** A list with nothing but places for what is to come, of which screen readers are not told. */
function findUnsaidLoading(added: Node): Element | null | undefined {
  if (!(added instanceof Element && added.isConnected)) return undefined;
  const placeholders = [
    ...(added.matches(PLACEHOLDERS) ? [added] : []),
    ...added.querySelectorAll(PLACEHOLDERS),
  ];
  return placeholders.find((one) => !one.closest('[aria-busy=true]'))?.closest(LISTS);
}

/**
 * Observes every message of the screen from now on: toasts, and what other live regions announce; that a screen is being
 * opened is none.
 */
export function observeScreen(container: HTMLElement) {
  const toasts: Toast[] = [];
  const announcements: string[] = [];
  /** what must not happen, as sentences */
  const faults: string[] = [];
  const known = new WeakMap<Element, string>();
  let changes = 0;

  const record = (region: Element) => {
    const text = getText(region);
    const before = known.get(region);
    if (before === text) return;
    known.set(region, text);
    const { ariaLive, role } = region;
    if (ariaLive !== null && ariaLive !== POLITENESS[role ?? ''])
      announcements.push(`aria-live=${ariaLive} of ${role} “${text}”`);
    if (region.closest(TOASTER)) toasts.push(readToast(region));
    else if (text !== session.restoring && (text !== '' || (before === undefined && region.role === 'alert')))
      announcements.push(`${region.role} “${text}”`);
  };
  const take = (records: readonly MutationRecord[]) => {
    changes += records.length;
    for (const region of new Set(records.flatMap(getRegions))) record(region);
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const list = findUnsaidLoading(node);
      if (list) faults.push(`A ${list.localName} is loading, and does not say so: “${getText(list)}”.`);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  return {
    /** how often the screen has changed */
    getChangeCount: (): number => {
      take(observer.takeRecords());
      return changes;
    },
    toasts,
    announcements,
    faults,
    /** Toasts as they stand now, where that is not the one of this step: those beside each other, or taken away; and what they cover. */
    recordShownToasts(): void {
      const regions = [...container.querySelectorAll(`${SHOWN_TOAST} :is(${LIVE_REGIONS})`)];
      const shown = describeToasts(regions.map(readToast));
      if (regions.length > 1 || shown !== describeToasts(toasts))
        announcements.push(`shown toasts: ${shown || 'none'}`);
      announcements.push(...listCoveredByToasts(container));
    },
    beginStep(): void {
      take(observer.takeRecords());
      toasts.length = 0;
      announcements.length = 0;
    },
    stop: (): void => observer.disconnect(),
  };
}

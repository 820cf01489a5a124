import { computeAccessibleName } from 'dom-accessibility-api';
import { findVisible, getText, listAreas } from './screenQueries';
import { nameElement } from './screenState';

/** Place and size are rounded, each by itself. */
const ROUNDED = 1;

/** Where it comes to stand: on its way there it may be beside the window. */
const isInWindow = ({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): boolean =>
  offsetTop >= 0 &&
  offsetLeft >= 0 &&
  offsetTop + offsetHeight <= innerHeight + ROUNDED &&
  offsetLeft + offsetWidth <= innerWidth + ROUNDED;

/** What somebody may want to take along: keys, addresses, figures and sentences. */
const SELECTABLE = 'main :is(code, td, dd, p)';

/** What is announced by its name. */
const NAMED = ['section', 'nav', 'aside', 'figure', 'dialog', 'table'];
const NAMED_ROLES = ['dialog', 'group', 'radiogroup', 'tablist', 'listbox', 'tree'].map(
  (role) => `[role=${role}]`,
);
const ALL_NAMED = [...NAMED, ...NAMED_ROLES].join();
/** Attributes whose value is the id of another element. */
const REFERENCES = ['for', 'aria-controls', 'aria-activedescendant'];
/** What is beside an open drawer is hidden for as long. */
const HIDDEN = '[aria-hidden=true]:not([data-aria-hidden])';
const HIDDEN_CONTROLS = `:is(${HIDDEN}, ${HIDDEN} *):is(a[href], button, input, select, textarea, [tabindex="0"])`;
/** What is closed need not be there yet. */
const REFERRING = '[for], [aria-controls]:not([aria-expanded=false]), [aria-activedescendant]';

/** Whether what a control is said to expand is there, as it is said; menus and members of a tree have it in themselves. */
function findMisled(area: HTMLElement): string | null {
  for (const one of findVisible(area, '[aria-expanded]:not([aria-haspopup], [role=treeitem])')) {
    const isExpanded = one.ariaExpanded === 'true';
    const expanded = document.getElementById(one.getAttribute('aria-controls') ?? '');
    // The list of a field is there before anything is found.
    const isShown = expanded?.checkVisibility() === true && expanded.offsetHeight > 0;
    if (isShown !== isExpanded)
      return `“${nameElement(one)}” says that it is ${isExpanded ? 'expanded' : 'collapsed'}, but what it expands is not.`;
  }
  return null;
}

/** How far the place that is kept for a row may be from the height of those that are rendered, as a share of that. */
const MAX_DEVIATION = 0.2;

/** A table of which only some rows are in the page takes the place of all. */
function findUnkept(area: HTMLElement): string | null {
  for (const table of area.querySelectorAll<HTMLTableElement>('[aria-rowcount]')) {
    const spacers = [...table.tBodies].filter((body) => body.ariaHidden === 'true');
    const rows = [...table.tBodies].flatMap((body) => (spacers.includes(body) ? [] : [...body.rows]));
    const sum = (parts: readonly HTMLElement[]) => parts.reduce((all, one) => all + one.offsetHeight, 0);
    const missing = Number(table.ariaRowCount) - 1 - rows.length;
    if (missing <= 0 || spacers.length === 0) continue;
    const [own, kept] = [sum(rows) / rows.length, sum(spacers) / missing];
    if (Math.abs(kept / own - 1) > MAX_DEVIATION)
      return `The table “${nameElement(table)}” keeps ${Math.round(kept)} pixels for a row of ${Math.round(own)}.`;
  }
  return null;
}

/** What screen readers cannot say. */
function findUnsaid(area: HTMLElement): string | null {
  // A dialog of a library is an area of its own.
  const named = [...(area.matches(ALL_NAMED) ? [area] : []), ...findVisible(area, ALL_NAMED)];
  const unnamed = named.find(
    (one) => !one.closest('[aria-hidden=true]') && computeAccessibleName(one) === '',
  );
  if (unnamed) return `A ${unnamed.role ?? unnamed.localName} has no name: “${nameElement(unnamed)}”.`;
  const header = area.querySelector<HTMLElement>('th:not([scope])');
  if (header) return `The header “${getText(header)}” does not say what it is of.`;
  for (const one of area.querySelectorAll<HTMLElement>(REFERRING)) {
    const ids = REFERENCES.map((name) => one.getAttribute(name));
    const missing = ids.find((id) => id !== null && !document.getElementById(id));
    if (missing) return `“${nameElement(one)}” refers to “${missing}”, which is not there.`;
  }
  const hidden = findVisible(area, HIDDEN_CONTROLS)[0];
  return hidden ? `“${nameElement(hidden)}” can be used, but is hidden from screen readers.` : null;
}

/** The dialogs of a library: the browser's own close by themselves. */
const OPEN_DIALOG = '[role=dialog][data-state=open]';

/**
 * What no page may hold, whatever it shows: that of it which is wrong, as a sentence. `closesByBack`: what Back of a phone
 * does now, where that is known.
 */
export function findPageFault(container: HTMLElement, closesByBack?: boolean): string | null {
  const dialog = document.querySelector(OPEN_DIALOG);
  if (dialog && closesByBack === false)
    return `The dialog “${nameElement(dialog)}” is not closed by Back of a phone.`;
  if (!dialog && closesByBack) return 'No dialog is open, and Back of a phone would close one.';
  // The browser closes a dialog by itself; one that the app takes to be open is not opened again.
  if (container.querySelector('dialog:not([open])')) return 'A dialog is closed, and still rendered.';
  const outside = [...document.querySelectorAll<HTMLElement>('dialog:modal')].find((one) => !isInWindow(one));
  if (outside) return `The dialog “${nameElement(outside)}” is not within the window.`;
  const fixed = [...container.querySelectorAll<HTMLElement>(SELECTABLE)].find(
    (one) => getComputedStyle(one).userSelect === 'none',
  );
  if (fixed) return `“${getText(fixed)}” cannot be selected.`;
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) return `Several elements have the id “${repeated}”.`;
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    return `The page is ${scrollWidth - clientWidth} pixels wider than its window.`;
  const find = (area: HTMLElement) => findUnsaid(area) ?? findMisled(area) ?? findUnkept(area);
  return listAreas(container).map(find).find(Boolean) ?? null;
}

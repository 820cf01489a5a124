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
const NAMED_ROLES = ['group', 'radiogroup', 'tablist', 'listbox', 'tree'].map((role) => `[role=${role}]`);
/** Attributes whose value is the id of another element. */
const REFERENCES = ['for', 'aria-controls', 'aria-activedescendant'];
/** What is closed need not be there yet. */
const REFERRING = '[for], [aria-controls]:not([aria-expanded=false]), [aria-activedescendant]';

/** What screen readers cannot say. */
function findUnsaid(area: HTMLElement): string | null {
  const unnamed = findVisible(area, [...NAMED, ...NAMED_ROLES].join()).find(
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
  return null;
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
  return listAreas(container).map(findUnsaid).find(Boolean) ?? null;
}

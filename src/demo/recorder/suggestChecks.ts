import { computeAccessibleName } from 'dom-accessibility-api';
import { assert } from '#machines/models/builders.ts';
import type { Assertion } from '#machines/models/kinds.ts';
import { toPath } from '#src/basePath.ts';

/** A longer text is a part of the screen rather than something that is said. */
const MAX_TEXT_LENGTH = 160;

const getText = ({ innerText }: HTMLElement): string => innerText.replace(/\s+/g, ' ').trim();

function describeControl(element: HTMLElement): readonly Assertion[] {
  const control = element.closest<HTMLElement>('button, a[href], [role=tab], input, select, textarea');
  if (!control) return [];
  const name = computeAccessibleName(control);
  if (control.role === 'tab') {
    const list = control.closest('[role=tablist]');
    const isSelected = control.ariaSelected === 'true' && list;
    return isSelected ? [{ type: 'selectedTab', tab: name, tabList: computeAccessibleName(list) }] : [];
  }
  if (control instanceof HTMLAnchorElement)
    return [{ type: 'link', name, path: toPath(control.pathname) + control.search }];
  if (control instanceof HTMLButtonElement)
    return [control.ariaBusy === 'true' ? assert.busy(name) : assert.notBusy(name)];
  const isSecret = control instanceof HTMLInputElement && control.type === 'password';
  return 'value' in control && typeof control.value === 'string' && !isSecret
    ? [assert.fieldValue(name, control.value)]
    : [];
}

/** What can be said of an element of the app, and of its address: the most exact first. */
export function suggestChecks(
  element: HTMLElement,
  toTemplate: (text: string) => string,
): readonly Assertion[] {
  const text = getText(element);
  const isShort = text !== '' && text.length <= MAX_TEXT_LENGTH;
  const alert = element.closest<HTMLElement>('[role=alert]');
  const status = element.closest<HTMLElement>('[role=status]');
  const heading = element.closest<HTMLElement>('h1, h2, h3');
  const template = toTemplate(text);
  return [
    ...(alert ? [assert.alert(toTemplate(getText(alert)))] : []),
    ...(status ? [assert.status(toTemplate(getText(status)))] : []),
    ...(heading ? [assert.heading(toTemplate(getText(heading)))] : []),
    ...describeControl(element),
    ...(isShort ? [assert.text(template)] : []),
    assert.url(toPath(location.pathname) + location.search),
  ];
}

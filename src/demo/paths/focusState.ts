import { listAreas } from './screenQueries';
import { nameElement } from './screenState';

/** How far around an element its ring may be: a row has that of the button in one of its cells. */
const RING_LEVELS = 5;

/** A person at the keyboard sees where the focus is: by an outline or a shadow, or by an outline around or beside it. */
function hasRing(element: Element): boolean {
  const { boxShadow, opacity } = getComputedStyle(element);
  if (boxShadow !== 'none' && opacity !== '0') return true;
  const around: Element[] = [];
  for (let one: Element | null = element; one && around.length < RING_LEVELS; one = one.parentElement)
    around.push(one);
  return [...around, element.nextElementSibling].some((one) => {
    if (!one?.checkVisibility({ opacityProperty: true })) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    // A thinner one is for systems with colours of their own.
    return outlineStyle !== 'none' && outlineWidth !== '1px';
  });
}

/** Whether what stays in its place while the page is scrolled, as the bar of a phone, lies over the middle of an element. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  for (let one = above; one && !one.contains(element) && !element.contains(one); one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
  return false;
}

export function describeFocus(container: HTMLElement): string {
  const { activeElement: active } = document;
  const isOwn = listAreas(container).some((area) => area.contains(active));
  const {
    value = '',
    selectionStart = null,
    selectionEnd = null,
  } = active instanceof HTMLInputElement ? active : {};
  const selected = value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  // The field of a list keeps the focus while the keys lead from option to option.
  const optionId = active?.getAttribute('aria-activedescendant');
  const option = optionId ? document.getElementById(optionId) : undefined;
  const said = [
    active && isOwn ? nameElement(active) : 'nothing',
    ...(active?.matches('body :is(a, button, input, select, textarea, [tabindex="0"]):focus-visible') &&
    !hasRing(active)
      ? ['without a ring']
      : []),
    ...(active && isOwn && isCovered(active) ? ['covered'] : []),
    ...(selected ? [`“${selected}” selected`] : []),
    ...(optionId ? [`at ${option ? nameElement(option) : 'nothing'}`] : []),
  ];
  return `focus: ${said.join(', ')}`;
}

/** Classes have other names in each build; what a path draws is told with icons and curves, and values with their fields. */
const NOT_SAID = new Set(['class', 'id', 'd', 'style', 'value']);
/** Told without their value, which is another one in each row and for each member, as are ids of React's in each page. */
const NUMBERS = ['aria-rowindex', 'data-index', 'data-member'];
/** Where something stands in these is told with drawings. */
const CHARTS = 'figure svg, [preserveAspectRatio=none]';
const TREE = '[role=tree] svg';
const PLACES = /^(?:[xyr]|[xy][12]|c[xy]|width|height|viewBox)$/;
/** Told by themselves; their frame is there from the first of them on, whichever plan has shown it. */
const TOASTS = '[data-rht-toaster]';

/** Neither pixels, which are those of this computer's fonts, nor how far an animation has come. */
const describeStyle = ({ style }: HTMLElement): readonly string[] =>
  [...style]
    .map((name) => `${name.replace(/^--.*/, 'property')}: ${style.getPropertyValue(name)}`)
    .filter((said) => !/^animation|px|url/.test(said));

function describeElement(
  element: HTMLElement,
  getKnown: (element: HTMLElement) => ReadonlySet<string>,
): string {
  const names = element.getAttributeNames().filter((name) => !NOT_SAID.has(name));
  // Most elements end here.
  if (names.length === 0 && !element.hasAttribute('style')) return '';
  const known = getKnown(element);
  const isInChart = element instanceof SVGElement && element.closest(CHARTS) !== null;
  const isInTree = element instanceof SVGElement && element.closest(TREE) !== null;
  const said = names.flatMap((name) => {
    if (known.has(name)) return [];
    const value = element.getAttribute(name) ?? '';
    const isPlace = (isInChart && PLACES.test(name)) || (isInTree && name === 'transform');
    const isVarying = NUMBERS.includes(name) || isPlace || /_r_|url\(/.test(value);
    return value === '' || isVarying ? [name] : [`${name}=${value}`];
  });
  // Where React adds an attribute later, it comes last.
  const all = [...said.toSorted(), ...(isInChart || isInTree ? [] : describeStyle(element))];
  return all.length > 0 ? `${element.localName} [${all.join(', ')}]` : '';
}

/**
 * Which elements have attributes that are not `known` otherwise, in the order of the first of each, and how often:
 * `td [data-label=Date] × 20`.
 */
export function listElements(
  areas: readonly HTMLElement[],
  getKnown: (element: HTMLElement) => ReadonlySet<string>,
): readonly string[] {
  const counts = new Map<string, number>();
  const elements = areas.flatMap((area, index) => [
    // A dialog stands beside the app, whose own element is that of whoever plays the plan.
    ...(index > 0 ? [area] : []),
    ...area.querySelectorAll<HTMLElement>('*'),
  ]);
  for (const element of elements) {
    const said = describeElement(element, getKnown);
    if (said === '' || !element.checkVisibility() || element.closest(TOASTS)) continue;
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].map(([said, count]) => (count > 1 ? `${said} × ${count}` : said));
}

/**
 * Of appearance and place, which are told otherwise or are on their way in an animation; React sets names anew, and a dialog
 * hides all that is around it.
 */
const NOT_SAID =
  /^(?:class|style|d|transform|id|name|[xyr]|[xy][12]|c[xy]|width|height|viewBox|value|data-moving|(?:data-)?aria-hidden)$/;

/** Ids are other ones in each page. */
const describeValue = (value: string): string => (value === '' || value.includes('_r_') ? '' : `=${value}`);

/**
 * Observes attributes that elements have for a moment only, within a step: a button that is busy until the answer is there, a
 * hint that is shown for a second. What they are at its end is told with the screen.
 */
export function observeMomentaryStates(container: HTMLElement) {
  const seen = new Map<Element, Map<string, (string | null)[]>>();
  const take = (records: readonly MutationRecord[]) => {
    for (const { target, attributeName: name, oldValue } of records) {
      if (!(target instanceof Element) || name === null || NOT_SAID.test(name)) continue;
      const ofElement = seen.get(target) ?? new Map<string, (string | null)[]>();
      seen.set(target, ofElement);
      ofElement.set(name, [...(ofElement.get(name) ?? []), oldValue]);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(container, { subtree: true, attributes: true, attributeOldValue: true });
  return {
    beginStep(): void {
      observer.takeRecords();
      seen.clear();
    },
    /** As lines, each once: `for a moment: button [aria-busy=true]`. */
    list(): readonly string[] {
      take(observer.takeRecords());
      const lines = [...seen].flatMap(([element, ofElement]) =>
        [...ofElement].flatMap(([name, [, ...between]]) =>
          between
            .flatMap((value) => (value === null || value === element.getAttribute(name) ? [] : [value]))
            .map((value) => `for a moment: ${element.localName} [${name}${describeValue(value)}]`),
        ),
      );
      return [...new Set(lines)];
    },
    stop: (): void => observer.disconnect(),
  };
}

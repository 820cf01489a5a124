/**
 * Attributes that are not recorded: of appearance and place, which the screen's own lines have or which change in an
 * animation; names that React sets anew; and what a dialog hides around it.
 */
const NOT_RECORDED =
  /^(?:class|style|d|transform|id|name|[xyr]|[xy][12]|[cr][xy]|width|height|viewBox|value|hidden|data-(?:moving|toast)|(?:data-)?aria-hidden)$/;

/** Ids are other ones in each page. */
const describeValue = (value: string): string => (value === '' || value.includes('_r_') ? '' : `=${value}`);

/**
 * Observes attributes that elements have for a moment only, within a step: a button that is busy until the answer is there, a
 * hint that is shown for a second, in dialogs, too. What they are at its end is told with the screen. It leaves out what
 * elements were before the step, and what those came with that come within it. A field is emptied before it is filled in,
 * so it is missing something for a moment.
 */
export function observeMomentaryStates() {
  const seen = new Map<Element, Map<string, (string | null)[]>>();
  const take = (records: readonly MutationRecord[]) => {
    for (const { target, attributeName: name, oldValue } of records) {
      if (!(target instanceof Element) || name === null || NOT_RECORDED.test(name)) continue;
      const ofElement = seen.get(target) ?? new Map<string, (string | null)[]>();
      seen.set(target, ofElement);
      ofElement.set(name, [...(ofElement.get(name) ?? []), oldValue]);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(document.body, { subtree: true, attributes: true, attributeOldValue: true });
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

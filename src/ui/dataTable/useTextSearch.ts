import { useMemo } from 'react';
import { toSearchTerms, toSearchText } from './search';

/**
 * The items whose texts contain every word of a query, in their order; none for an empty one. The index is built on the
 * first use.
 *
 * @param getTexts must be stable
 */
export function useTextSearch<Item>(
  items: readonly Item[],
  getTexts: (item: Item) => readonly string[],
  query: string,
): readonly Item[] {
  const terms = useMemo(() => toSearchTerms(query), [query]);
  const hasTerms = terms.length > 0;
  const indexed = useMemo(
    () => (hasTerms ? items : []).map((item) => [item, toSearchText(getTexts(item))] as const),
    [items, getTexts, hasTerms],
  );
  return useMemo(
    () =>
      hasTerms
        ? indexed.filter(([, text]) => terms.every((term) => text.includes(term))).map(([item]) => item)
        : [],
    [indexed, terms, hasTerms],
  );
}

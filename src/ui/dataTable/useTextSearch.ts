import { useMemo } from 'react';
import { toSearchTerms, toSearchText } from './search';

/** Whether each term begins a word of the first of an item's texts, which is its name. */
function isNamedBy(text: string, terms: readonly string[]): boolean {
  const name = ` ${text.split('\n', 1)[0]}`;
  return terms.every((term) => name.includes(` ${term}`));
}

/**
 * The items whose texts contain every word of a query, in their order, but first those whose name it begins (D610): the
 * domain of an e-mail address may be everybody's. None for an empty query. The index is built on the first use.
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
  return useMemo(() => {
    const named: Item[] = [];
    const others: Item[] = [];
    for (const [item, text] of indexed) {
      if (!terms.every((term) => text.includes(term))) continue;
      (isNamedBy(text, terms) ? named : others).push(item);
    }
    return [...named, ...others];
  }, [indexed, terms]);
}

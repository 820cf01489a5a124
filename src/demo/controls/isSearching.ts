/** Whether an element is a search field with words in it, which Escape removes before it does anything else. */
export const isSearching = (element: EventTarget | null): boolean =>
  element instanceof HTMLInputElement && element.type === 'search' && element.value !== '';

import { table } from './locators';

/** Each term of the page or a part of it with what stands beside it, in order. */
export const termPairs = (scope: ParentNode = document): [string, string][] =>
  [...scope.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent ?? '',
  ]);

export const terms = (): Record<string, string> => Object.fromEntries(termPairs());

/** What stands beside the first term of this name. */
export const definition = (name: string): Element | null | undefined =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling;
export const term = (name: string): string | undefined => definition(name)?.textContent;

export const rowsOf = (name: string): string[][] =>
  [...table(name).element().querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );

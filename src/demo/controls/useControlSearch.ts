import { type RefObject, useLayoutEffect, useState } from 'react';

/** Marks the sections of the demo controls; its value is the section's title. */
export const SECTION_ATTRIBUTE = 'data-section';
/** What a section is found by besides its texts. */
export const KEYWORDS_ATTRIBUTE = 'data-keywords';
/** Marks a control that can be shown without the others of its section. */
export const CONTROL_ATTRIBUTE = 'data-control';

/** As it is compared: “e-mail” is found by “email”, too. */
const fold = (text: string): string => text.toLowerCase().replaceAll('-', '');

function getText(element: Element): string {
  const labels = [...element.querySelectorAll('[aria-label], [placeholder]')].map(
    (labelled) =>
      `${labelled.getAttribute('aria-label') ?? ''} ${labelled.getAttribute('placeholder') ?? ''}`,
  );
  const own = ['aria-label', KEYWORDS_ATTRIBUTE].map((name) => element.getAttribute(name));
  return fold([element.textContent, ...own, ...labels].join(' '));
}

/** Hides a section, or all controls of it that do not match. Returns whether anything of it is left. */
function filterSection(section: HTMLElement, words: readonly string[]): boolean {
  const matches = (text: string) => words.every((word) => text.includes(word));
  const controls = [...section.querySelectorAll<HTMLElement>(`[${CONTROL_ATTRIBUTE}]`)];
  const title = fold(section.getAttribute(SECTION_ATTRIBUTE) ?? '');
  const found = controls.filter((control) => matches(`${title} ${getText(control)}`));
  const isWhole = matches(title) || found.length === 0;
  for (const control of controls) control.hidden = !isWhole && !found.includes(control);
  section.hidden = !matches(`${title} ${getText(section)}`);
  return !section.hidden;
}

const FOUND = `[${SECTION_ATTRIBUTE}], [${CONTROL_ATTRIBUTE}]`;

const holdsControl = (node: Node): boolean =>
  node instanceof Element && (node.matches(FOUND) || node.querySelector(FOUND) !== null);

/**
 * Shows only the sections that match a text, in any order of its words, also of controls that come later. Returns the
 * number of those found; all without a text.
 */
export function useControlSearch(groups: RefObject<HTMLElement | null>, query: string): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    const element = groups.current;
    if (!element) return;
    const filter = () => {
      const sections = [...element.querySelectorAll<HTMLElement>(`[${SECTION_ATTRIBUTE}]`)];
      setCount(sections.filter((section) => filterSection(section, words)).length);
    };
    filter();
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(holdsControl))) filter();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [groups, query]);
  return count;
}

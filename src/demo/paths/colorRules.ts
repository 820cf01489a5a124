/** All below an element with this attribute is drawn as under the pointer. */
const HOVERED = 'data-hovered';
/** commas, except those in parentheses */
const BETWEEN_SELECTORS = /,(?![^(]*\))/;
const OF_COLOR = /^all$|color|fill|stroke|shadow/;
/** of the rules that have been replaced */
const selectors = new Set<string>();
const replaced = new WeakSet<CSSStyleSheet>();

// Below an ancestor, which Chromium restyles by class; within `:is()` it restyles the whole page.
const replaceHover = (selector: string): string =>
  selector.includes(':hover') ? `[${HOVERED}] ${selector.replaceAll(':hover', ':is(*)')}` : selector;

/** A change of colour is over at once. Finishing each by script would restyle the page, a third of a plan's time. */
function endColorTransitions(style: CSSStyleDeclaration): void {
  if (!OF_COLOR.test(style.transitionProperty)) return;
  const durations = style.transitionDuration.split(', ');
  style.transitionDuration = style.transitionProperty
    .split(', ')
    .map((property, index) => (OF_COLOR.test(property) ? '0s' : durations[index % durations.length]))
    .join();
}

function replaceIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      endColorTransitions(rule.style);
      if (rule.selectorText.includes(':hover')) {
        rule.selectorText = rule.selectorText.split(BETWEEN_SELECTORS).map(replaceHover).join();
        selectors.add(rule.selectorText);
      }
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) replaceIn(rule.cssRules);
  }
}

/**
 * Nobody knows where the pointer of the browser is, nor how far a change of colour has come: from now on what the pointer
 * is over looks like the rest, and colours change at once.
 */
export function replaceColorRules(): void {
  for (const sheet of document.styleSheets) {
    if (replaced.has(sheet)) continue;
    replaced.add(sheet);
    replaceIn(sheet.cssRules);
  }
}

/** What `read` finds while everything looks as under the pointer; it is given the selector of what may look otherwise then. */
export function hoverAll<Result>(read: (selector: string) => Result): Result {
  const { documentElement } = document;
  const changed = `:is(${[...selectors].join()})`;
  documentElement.setAttribute(HOVERED, '');
  const result = read(`${changed}, ${changed} *`);
  documentElement.removeAttribute(HOVERED);
  return result;
}

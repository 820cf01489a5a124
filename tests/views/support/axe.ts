import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { media } from '#src/theme/media.ts';
import { DESKTOP, NARROW, PHONE } from './openApp';

const noAnimations = document.createElement('style');
noAnimations.textContent =
  '*, ::before, ::after { transition: none !important; animation-duration: 1ms !important; }';
document.head.append(noAnimations);

/** Colours in a transition would be checked. */
const animationsFinished = () => expect.poll(() => document.getAnimations().length).toBe(0);

/** In Chromium the fill of a text is told as it is without forced colours, though it is drawn with them; axe reads it. */
const readProperty = CSSStyleDeclaration.prototype.getPropertyValue;
CSSStyleDeclaration.prototype.getPropertyValue = function (this: CSSStyleDeclaration, name) {
  return readProperty.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
};

/** Those of axe's rules that depend on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

async function getFindings(rules?: string[]) {
  // Nothing but violations is read, and the page has no film or sound that would have to be fetched first.
  const quick: axe.RunOptions = { resultTypes: ['violations'], preload: false };
  const { violations } = await axe.run(document, rules ? { ...quick, runOnly: rules } : quick);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html, any }) => [html, any[0]?.message])]);
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors(theme: 'light' | 'dark' | 'none'): Promise<void>;
  }
}

async function expectNoForcedFindings(width: number, theme: 'light' | 'dark'): Promise<void> {
  try {
    document.documentElement.dataset.theme = theme;
    await commands.forceColors(theme);
    await expect.poll(() => matchMedia(media.forcedColors).matches).toBe(true);
    await animationsFinished();
    expect(await getFindings(COLOR_RULES), `${theme}, forced colours, ${width} px`).toEqual([]);
  } finally {
    await commands.forceColors('none');
  }
}

/**
 * Checks every axe rule and horizontal scrolling at each width in the light theme, and colour contrast in the dark
 * theme, which changes nothing but colours, and where colours are forced; after a phone's width, scrolling at 360 px.
 */
export async function expectNoFindings(widths: readonly number[] = [DESKTOP, PHONE]): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, 900);
    document.documentElement.dataset.theme = 'light';
    await animationsFinished();
    expect(await getFindings(), `light, ${width} px`).toEqual([]);
    document.documentElement.dataset.theme = 'dark';
    await animationsFinished();
    expect(await getFindings(COLOR_RULES), `dark, ${width} px`).toEqual([]);
    expect(document.documentElement.scrollWidth, 'sideways scrolling').toBeLessThanOrEqual(width);
    // The system's colours differ by theme and not by width: each theme once, at different widths where there are some.
    if (width === widths[0]) await expectNoForcedFindings(width, 'light');
    if (width === widths.at(-1)) await expectNoForcedFindings(width, 'dark');
    if (width !== PHONE) continue;
    await page.viewport(NARROW, 900);
    expect(document.documentElement.scrollWidth, 'sideways scrolling').toBeLessThanOrEqual(NARROW);
  }
}

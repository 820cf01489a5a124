import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { DESKTOP, NARROW } from './openApp';

const noAnimations = document.createElement('style');
noAnimations.textContent =
  '*, ::before, ::after { transition: none !important; animation-duration: 1ms !important; }';
document.head.append(noAnimations);

/** Colours in a transition would be checked. */
const animationsFinished = () => expect.poll(() => document.getAnimations().length).toBe(0);

async function getFindings(rules?: string[]) {
  // Nothing but violations is read, and the page has no film or sound that would have to be fetched first.
  const quick: axe.RunOptions = { resultTypes: ['violations'], preload: false };
  const { violations } = await axe.run(document, rules ? { ...quick, runOnly: rules } : quick);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html, any }) => [html, any[0]?.message])]);
}

/**
 * Checks every axe rule and horizontal scrolling at each width in the light theme, and colour contrast in the dark
 * theme, which changes nothing but colours.
 */
export async function expectNoFindings(widths: readonly number[] = [DESKTOP, NARROW]): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, 900);
    document.documentElement.dataset.theme = 'light';
    await animationsFinished();
    expect(await getFindings(), `light, ${width} px`).toEqual([]);
    document.documentElement.dataset.theme = 'dark';
    await animationsFinished();
    expect(await getFindings(['color-contrast']), `dark, ${width} px`).toEqual([]);
    expect(document.documentElement.scrollWidth, 'sideways scrolling').toBeLessThanOrEqual(width);
  }
}

import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { DESKTOP, NARROW } from './openApp';

const atOnce = document.createElement('style');
atOnce.textContent =
  '*, ::before, ::after { transition: none !important; animation-duration: 1ms !important; }';
document.head.append(atOnce);

/** Colours on their way to others would be judged. */
const still = () => expect.poll(() => document.getAnimations().length).toBe(0);

async function findings(rules?: string[]) {
  const { violations } = await axe.run(document, rules ? { runOnly: rules } : {});
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html, any }) => [html, any[0]?.message])]);
}

/**
 * axe finds nothing and nothing makes the page scroll sideways: every rule at each width; in the dark theme, which
 * changes nothing but colours, those about colours.
 */
export async function expectNoFindings(widths: readonly number[] = [DESKTOP, NARROW]): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, 900);
    document.documentElement.dataset.theme = 'light';
    await still();
    expect(await findings(), `light, ${width} px`).toEqual([]);
    document.documentElement.dataset.theme = 'dark';
    await still();
    expect(await findings(['color-contrast']), `dark, ${width} px`).toEqual([]);
    expect(document.documentElement.scrollWidth, 'sideways scrolling').toBeLessThanOrEqual(width);
  }
}

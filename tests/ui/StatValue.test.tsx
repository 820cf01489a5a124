import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Money } from '#src/ui/StatValue.tsx';

/** What Chrome does to a page that it translates. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}

test.each(['large', 'inline'] as const)(
  'an amount whose text a translation has replaced still changes: %s',
  async (size) => {
    const amount = (dollars: number) => (
      <p data-testid="amount">
        <Money dollars={dollars} size={size} />
      </p>
    );
    const { container, rerender } = await render(amount(150.5));
    translate(container);
    await rerender(amount(95.25));
    await expect.element(page.getByTestId('amount')).toHaveTextContent('$95.25000');
  },
);

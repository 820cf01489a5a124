import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Money, StatValue } from '#src/ui/StatValue.tsx';
import { translate } from '../views/support/translate';

test.each([
  [<StatValue key="amount" value="$1,234.50000" />, '$1,234.50000'],
  [<StatValue key="words" value="Stage 3" />, 'Stage 3'],
  [<Money key="dollars" dollars={-0.1} size="large" />, '−$0.10000'],
  [<Money key="units" units={12_345_678_901n} />, '$123,456.78901'],
])('a figure reads as plain text, however its parts are set', async (figure, text) => {
  const screen = await render(figure);
  expect(screen.container.textContent).toBe(text);
});

test('money that comes in is in colour, and none of it is not', async () => {
  const colorOf = async (figure: ReactNode) => {
    const { container } = await render(figure);
    return getComputedStyle(container.querySelector('span > span') ?? container.children[0] ?? container)
      .color;
  };
  const plain = await colorOf(<Money key="plain" units={0} />);
  expect(await colorOf(<Money key="in" units={1n} direction="in" />)).not.toBe(plain);
  expect(await colorOf(<Money key="none" units={0n} direction="in" />)).toBe(plain);
});

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
    expect(container.textContent).toBe('$95.25000');
  },
);

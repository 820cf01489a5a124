import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Money, StatValue } from '#src/ui/StatValue.tsx';

test.each([
  [<StatValue key="amount" value="$1,234.50000" />, '$1,234.50000'],
  [<StatValue key="words" value="Stage 3" />, 'Stage 3'],
  [<Money key="dollars" dollars={-0.1} size="large" />, '-$0.10000'],
  [<Money key="units" units={12_345_678_901n} />, '$123,456.78901'],
])('a figure reads as plain text, however its parts are set', async (figure, text) => {
  const screen = await render(figure);
  expect(screen.container.textContent).toBe(text);
});

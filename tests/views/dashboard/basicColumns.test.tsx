import { expect, test } from 'vitest';
import { shareColumn } from '#src/views/dashboard/reports/reportColumns.tsx';
import { amountColumn, unitsColumn } from '#src/views/dashboard/tables/basicColumns.tsx';

interface Row {
  readonly amount: number;
}

const getAmount = ({ amount }: Row) => amount;

test('a negative amount has the sign of typography on the screen, and in a file the one that makes it a number', () => {
  const columns = [
    unitsColumn<Row>({ id: 'units', header: 'Units', value: ({ amount }) => amount * 100_000 }),
    amountColumn<Row>({ header: 'Amount', value: getAmount, direction: () => 'out' }),
  ];
  for (const { text, csv } of columns) {
    expect(text?.({ amount: -1234.5 })).toBe('\u2212$1,234.50000');
    expect(csv?.({ amount: -1234.5 })).toBe('-1234.50000');
  }
});

test.each([
  ['what leaves has a minus', 12, 'out', '-12.00000'],
  ['what arrives has no sign', 12, 'in', '12.00000'],
  ['what has no direction is as it was answered', 12, undefined, '12.00000'],
  ['zero has no sign', 0, 'out', '0.00000'],
] as const)('in a file %s, so that an amount is the one of the screen', (_, amount, direction, written) => {
  const { csv } = amountColumn<Row>({ header: 'Amount', value: getAmount, direction: () => direction });
  expect(csv?.({ amount })).toBe(written);
});

test('so has a negative share', () => {
  const { text, csv } = shareColumn<Row>({ id: 'share', header: 'Share', value: getAmount });
  expect(text?.({ amount: -34 })).toBe('\u22123.4%');
  expect(csv?.({ amount: -34 })).toBe('-3.4%');
});

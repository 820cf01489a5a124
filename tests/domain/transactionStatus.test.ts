import { expect, test } from 'vitest';
import { getTransactionStatus } from '#src/domain/transactionStatus.ts';

test.each([
  [1, 'Completed'],
  [2, 'Pending'],
  [3, 'Rejected'],
  [4, 'Processing'],
])('%d is %s', (code, word) => {
  expect(getTransactionStatus(code)).toBe(word);
});

test.each([0, 5, -1, 1.5, Number.NaN])('%d has no word', (code) => {
  expect(getTransactionStatus(code)).toBeUndefined();
});

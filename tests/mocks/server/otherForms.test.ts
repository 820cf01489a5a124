import { expect, test } from 'vitest';
import { writeInOtherForms } from '#mocks/server/otherForms.ts';

test.each([
  ['words in capitals', [{ type: 'Deposit', name: 'Ada' }], '[{"type":"DEPOSIT","name":"Ada"}]'],
  ['numbers and flags as texts', [{ amount: -2.5, success: true }], '[{"amount":"-2.5","success":"True"}]'],
  ['moments of another zone', ['2026-11-01T20:00:00.000Z'], '["2026-11-02 01:30:00.000+05:30"]'],
  [
    'no errors beside the data, and nothing around them',
    { data: { rows: [] }, message: 'Done.' },
    '{"message":"Done.","error":{},"errors":[],"rows":[]}',
  ],
  ['nothing around a list', { data: [{ name: 'Ada' }] }, '[{"name":"Ada"}]'],
  ['an absent id', [{ _id: null, parent_id: '' }], '[{"_id":null,"parent_id":""}]'],
])('an answer is written with the same content in other forms: %s', (_, answer, written) => {
  // Encoded twice.
  expect(writeInOtherForms(answer)).toBe(JSON.stringify(written));
});

test.each([
  ['16', 'a list', ['DON-1', 'DON-2', 'DON-1']],
  ['19', 'one that stands alone', ['DON-1']],
])('ids are written as whole numbers that JavaScript would round, of %s digits in %s', (length, _, ids) => {
  const written = writeInOtherForms(ids.map((_id) => ({ _id }))).match(/\d+/g) ?? [];
  expect(written.map((digits) => String(digits.length))).toEqual(ids.map(() => length));
  expect(new Set(written).size).toBe(new Set(ids).size);
  expect(written.filter((digits) => String(Number(digits)) === digits)).toEqual([]);
});

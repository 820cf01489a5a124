import { expect, test } from 'vitest';
import { splitText } from '#src/ui/dataTable/splitText.ts';

test.each([
  ['Earned from the donation of Lauren Goldner', 'Earned from the donation of', '\u00a0Lauren Goldner'],
  ['Sent to Wren Maximiliana Featherstonehaugh', 'Sent to Wren Maximiliana', '\u00a0Featherstonehaugh'],
  ['georgiana.legros943@example.com', 'georgiana.legros9', '43@example.com'],
  ['Lauren Goldner', 'Lauren Goldner', ''],
  [` Wren\n${'W'.repeat(30)} `, `Wren\n${'W'.repeat(16)}`, 'W'.repeat(14)],
])('%j is cut after %j, and %j stays whole', (text, head, tail) => {
  expect(splitText(text)).toEqual({ head, tail });
});

test('no character is cut into halves', () => {
  const text = `${'\u{1f331}'.repeat(20)}x`;
  const { head, tail } = splitText(text);
  expect(head + tail).toBe(text);
  expect([...tail].filter((character) => character.length === 1)).toEqual(['x']);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawIcon } from './iconDrawing';

test('the icon is the logo in the colours of the theme, as `npm run icons` draws it', () => {
  expect(readFileSync('public/icon.svg', 'utf8')).toBe(drawIcon('rounded'));
});

test('the icons for systems have the sizes in their names, and the favicon has three', () => {
  const WIDTH_AT = 16;
  const widthOf = (name: string) => readFileSync(`public/${name}.png`).readUInt32BE(WIDTH_AT);
  expect(['apple-touch-icon', 'icon-192', 'icon-512'].map(widthOf)).toEqual([180, 192, 512]);
  const favicon = readFileSync('public/favicon.ico');
  expect([6, 22, 38].map((entry) => favicon[entry])).toEqual([16, 32, 48]);
});

import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/reset.css.ts';
import { PublicGallery, ShellGallery } from './Gallery';

const GALLERIES = { public: PublicGallery, shell: ShellGallery };

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  test.each([
    ['public', 360],
    ['public', 1440],
    ['shell', 360],
    ['shell', 1440],
  ] as const)(
    'axe finds nothing in the %s components at %i px, and nothing is cut off',
    async (name, width) => {
      await page.viewport(width, 900);
      document.documentElement.lang = 'en';
      document.documentElement.dataset.theme = theme;
      const Gallery = GALLERIES[name];
      await render(<Gallery />);

      const { violations } = await axe.run(document.body);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});

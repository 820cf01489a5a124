import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { plantResults } from './plantedResults';
import { ReportPage } from './ReportPage';
import { reportStyle } from './reportStyle';

test('axe finds nothing in the report, and nothing is cut off, in both themes on phones and desktops', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = reportStyle;
  document.title = 'Path tests';
  document.documentElement.lang = 'en';
  const results = (await plantResults()).slice(0, 3);
  document.body.innerHTML = renderToStaticMarkup(<ReportPage results={results} finished={new Date(0)} />);
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const width of [1440, 390, 360]) {
    await page.viewport(width, 900);
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset.theme = theme;
      const { violations } = await axe.run(document);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

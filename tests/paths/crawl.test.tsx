import { expect, test } from 'vitest';
import { openSignedIn } from '#machines/models/builders.ts';
import { shell } from '#src/messages/shell.ts';
import { table } from '#src/messages/tables.ts';
import { urls } from '#src/urls.ts';
import { crawlInApp } from './support/runPlanInApp';

/** More starts than a screen needs. */
const MAX_STARTS = 8;

test('what can be done on a screen is done once, in its dialogs too, and nothing is left', async () => {
  const known = { tried: new Set<string>(), openers: new Map<string, string>() };
  const start = openSignedIn(urls.withdraw);
  const done: string[] = [];
  let last = 0;
  for (let index = 0; index < MAX_STARTS; index += 1) {
    const [opened, ...steps] = await crawlInApp(start, known);
    expect(opened?.actions).toEqual(start);
    last = steps.length;
    if (last === 0) break;
    done.push(...steps.flatMap(({ actions }) => actions).map((action) => JSON.stringify(action)));
  }
  expect(last).toBe(0);
  const click = (role: string, name: string) => JSON.stringify({ type: 'click', role, name });
  expect(done).toEqual(
    expect.arrayContaining([
      click('button', table.download),
      click('button', 'Withdrawal'),
      click('button', table.close),
      click('button', shell.logout),
      click('link', shell.entries.reports),
      JSON.stringify({ type: 'press', key: 'Escape' }),
      JSON.stringify({ type: 'fill', label: 'Amount', text: ' 21.40859 ' }),
      JSON.stringify({ type: 'goBack' }),
    ]),
  );
  expect(done.filter((action) => action === click('button', table.download))).toHaveLength(1);
});

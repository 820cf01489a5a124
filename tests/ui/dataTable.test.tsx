import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/reset.css.ts';
import { toIsoDay } from '#src/domain/dates.ts';
import { table as words } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { DataTable, type DataTableProps } from '#src/ui/dataTable/DataTable.tsx';
import type { TableView } from '#src/ui/dataTable/tableView.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';

interface Fruit {
  readonly key: string;
  readonly name: string;
  readonly weight: number;
  readonly picked: string;
}

const NAMES = ['Äpple', 'banana', 'Cherry', 'apple 10', 'apple 2', 'date'];

/** Sixty-three rows, twelve hours apart, many of them equal in name and weight. */
const FRUITS: readonly Fruit[] = Array.from({ length: 63 }, (_, index) => ({
  key: `f${index}`,
  name: NAMES[index % NAMES.length] ?? '',
  weight: (index * 37) % 11,
  picked: new Date(Date.UTC(2025, 2, 1) - index * 43_200_000).toISOString(),
}));

const picked = ({ picked: moment }: Fruit) => moment;
const COLUMNS: readonly DataColumn<Fruit>[] = [
  { id: 'key', header: 'Key', value: ({ key }) => key, text: ({ key }) => key },
  { id: 'name', header: 'Name', value: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'weight',
    header: 'Weight',
    align: 'number',
    value: ({ weight }) => weight,
    text: ({ weight }) => `${weight} g`,
    sortLabels: ['lightest first', 'heaviest first'],
  },
  { id: 'picked', header: 'Picked', value: (fruit) => Date.parse(fruit.picked), text: picked },
];

const START: TableView = {
  page: 1,
  size: 10,
  sort: { id: 'picked', desc: true },
  q: '',
  from: '',
  to: '',
};

const onDownload = vi.fn<(rows: readonly Fruit[]) => void>();

function Table({
  start,
  ...props
}: Partial<DataTableProps<Fruit>> & { readonly start?: Partial<TableView> }) {
  const [view, setView] = useState<TableView>({ ...START, ...start });
  return (
    <DataTable
      caption="Fruits"
      columns={COLUMNS}
      rows={FRUITS}
      rowKey={({ key }) => key}
      getDate={picked}
      empty="No fruit."
      view={view}
      onViewChange={(change) => setView((current) => ({ ...current, ...change }))}
      onDownload={onDownload}
      messages={words}
      {...props}
    />
  );
}

const rows = () => [...document.querySelectorAll('tbody tr')];
const keys = () => rows().map((row) => row.querySelector('td')?.textContent);
const keysOf = (fruits: readonly Fruit[]) => fruits.map(({ key }) => key);
const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
const sortBy = (name: string) => page.getByRole('button', { name, exact: true });
/** Opens the days of the filters, with fields for two of them. */
async function openDays() {
  await page.getByRole('button', { name: /^Days: / }).click();
  await page.getByRole('button', { name: 'Between two days' }).click();
}
const count = (sentence: string) => expect.element(page.getByText(sentence, { exact: true })).toBeVisible();

beforeEach(async () => {
  await page.viewport(1280, 900);
  onDownload.mockClear();
});
afterEach(() => vi.restoreAllMocks());

test('rows of one id are all there, once each, on every page and in every order', async () => {
  await render(<Table rowKey={({ name }) => name} />);
  expect(keys()).toEqual(keysOf(FRUITS.slice(0, 10)));
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(keys).toEqual(keysOf(FRUITS.slice(10, 20)));
  await sortBy('Weight').click();
  const lightest = FRUITS.toSorted((one, other) => one.weight - other.weight);
  await expect.poll(keys).toEqual(keysOf(lightest.slice(0, 10)));
});

test('rows that stay the same are prepared once, however often the table is rendered', async () => {
  const request = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
  await render(<Table />);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(keys).toEqual(keysOf(FRUITS.slice(10, 20)));
  expect(request).toHaveBeenCalledOnce();
});

describe('sorting', () => {
  test('compares numbers or texts in both directions, and is stable', async () => {
    await render(<Table start={{ size: 50 }} />);
    expect(keys()).toEqual(keysOf(FRUITS.slice(0, 50)));
    await expect.element(header('Picked')).toHaveAttribute('aria-sort', 'descending');

    await sortBy('Weight').click();
    await expect.element(header('Weight')).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(header('Picked')).not.toHaveAttribute('aria-sort');
    const lightest = FRUITS.toSorted((one, other) => one.weight - other.weight);
    await expect.poll(keys).toEqual(keysOf(lightest.slice(0, 50)));

    await sortBy('Weight').click();
    await expect.element(header('Weight')).toHaveAttribute('aria-sort', 'descending');
    const heaviest = FRUITS.toSorted((one, other) => other.weight - one.weight);
    await expect.poll(keys).toEqual(keysOf(heaviest.slice(0, 50)));

    await sortBy('Name').click();
    const order = ['Äpple', 'apple 2', 'apple 10', 'banana', 'Cherry', 'date'];
    const byName = FRUITS.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
    await expect.poll(keys).toEqual(keysOf(byName.slice(0, 50)));
  });

  test('begins at the first page again', async () => {
    await render(<Table start={{ page: 4 }} />);
    await count('Rows 31–40 of 63');
    await sortBy('Name').click();
    await count('Rows 1–10 of 63');
  });
});

describe('filters', () => {
  test('keep the rows that have every word, whatever its case and accents', async () => {
    const screen = await render(<Table start={{ page: 3, size: 50 }} />);
    await screen.getByLabelText('Filter', { exact: true }).fill('APPLE g');
    const found = FRUITS.filter(({ name }) => /apple|Äpple/.test(name));
    await expect.poll(keys).toEqual(keysOf(found));
    await count(`Rows 1–${found.length} of ${found.length}`);
  });

  test.each([
    ['2025-02-10', '2025-02-20'],
    ['2025-02-10', '2025-02-10'],
    ['2025-02-25', ''],
    ['', '2025-02-05'],
  ])('keep the days from %j to %j, both included', async (from, to) => {
    const screen = await render(<Table start={{ size: 50 }} />);
    await openDays();
    await screen.getByLabelText('From', { exact: true }).fill(from);
    await screen.getByLabelText('To', { exact: true }).fill(to);
    const found = FRUITS.filter(({ picked: moment }) => {
      const day = toIsoDay(moment);
      return (from === '' || day >= from) && (to === '' || day <= to);
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(FRUITS.length);
    await expect.poll(keys).toEqual(keysOf(found.slice(0, 50)));
  });

  test('have one button for the days: named ranges that end today, and Escape closes it', async () => {
    const today = new Date(2026, 1, 15, 12);
    vi.useFakeTimers({ now: today, toFake: ['Date'] });
    const dated = [0, 10, 20, 40, 60, 120].map((ago, index) => ({
      key: `d${index}`,
      name: 'date',
      weight: 1,
      picked: new Date(2026, 1, 15 - ago, 9).toISOString(),
    }));
    await render(<Table rows={dated} />);
    const days = page.getByRole('button', { name: /^Days: / });
    for (const [name, found] of [
      ['This month', 2],
      ['Last 30 days', 3],
      ['Last 90 days', 5],
      ['This year', 4],
      ['All days', 6],
    ] as const) {
      await days.click();
      await page.getByRole('button', { name, exact: true }).click();
      await expect.element(days).toHaveAccessibleName(`Days: ${name}`);
      await expect.element(days).toHaveFocus();
      await expect.poll(rows).toHaveLength(found);
    }
    await days.click();
    await userEvent.keyboard('{Tab}{Escape}');
    await expect.element(page.getByRole('button', { name: 'This year' })).not.toBeInTheDocument();
    await expect.element(days).toHaveFocus();
    vi.useRealTimers();
  });

  test('show the whole list of days where it would end below the window', async () => {
    await page.viewport(390, 400);
    await render(
      <div style={{ paddingBlockStart: 250 }}>
        <Table rows={FRUITS.map((fruit) => ({ ...fruit, picked: '2026-02-15T09:00:00Z' }))} />
      </div>,
    );
    await page.getByRole('button', { name: 'Filter and sort' }).click();
    await page.getByRole('button', { name: /^Days: / }).click();
    const last = page.getByRole('button', { name: 'Between two days' });
    await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(400);
    await userEvent.keyboard('{Escape}');
  });

  test('show a message for reversed days, and filter nothing', async () => {
    await render(<Table start={{ from: '2025-02-20', to: '2025-02-10' }} />);
    const from = page.getByLabelText('From', { exact: true });
    const to = page.getByLabelText('To', { exact: true });
    for (const field of [from, to]) {
      await expect.element(field).toBeInvalid();
      await expect.element(field).toHaveAccessibleDescription(words.days.reversed);
    }
    await count('Rows 1–10 of 63');
    await to.fill('2025-02-21');
    await expect.element(from).toBeValid();
    await expect.element(from).toHaveValue('2025-02-20');
    await expect.element(page.getByText(words.days.reversed)).not.toBeInTheDocument();
    await count('Rows 1–4 of 4');
  });

  test('without matches can be cleared, which focuses the rows', async () => {
    await render(<Table start={{ q: 'quince', from: '2025-02-20' }} />);
    await count('Nothing matches your filter.');
    await expect.element(page.getByText('No fruit.')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await count('Rows 1–10 of 63');
    await expect.element(page.getByLabelText('Filter', { exact: true })).toHaveValue('');
    await expect.element(page.getByRole('button', { name: 'Days: All days' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(sortBy('Key')).toHaveFocus();
  });
});

describe('pages', () => {
  test('change by their buttons', async () => {
    await render(<Table />);
    await count('Rows 1–10 of 63');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(keys).toEqual(keysOf(FRUITS.slice(10, 20)));
    await page.getByRole('button', { name: 'Page 7', exact: true }).click();
    await expect.poll(keys).toEqual(keysOf(FRUITS.slice(60)));
    await expect
      .element(page.getByRole('button', { name: 'Page 7', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(page.getByRole('button', { name: 'Next page' }))
      .toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect.poll(keys).toEqual(keysOf(FRUITS.slice(50, 60)));
  });

  test('have the chosen size', async () => {
    await render(<Table start={{ page: 3 }} />);
    await page.getByLabelText('Rows per page').selectOptions('25');
    await count('Rows 1–25 of 63');
    expect(rows()).toHaveLength(25);
  });
});

describe('the four states', () => {
  test('loading rows have the layout of the loaded ones, without values', async () => {
    await render(<Table rows={undefined} />);
    const table = page.getByRole('table', { name: 'Fruits' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    expect(rows()).toHaveLength(10);
    expect(table.element().querySelector('tbody')?.textContent).toBe('');
    await expect.element(page.getByText('No fruit.')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  });

  test('no rows at all have the sentence for that, and nothing to filter by', async () => {
    await render(<Table rows={[]} start={{ q: 'apple' }} />);
    await count('No fruit.');
    await expect.element(page.getByText('Nothing matches your filter.')).not.toBeInTheDocument();
    await expect.element(page.getByRole('search')).not.toBeInTheDocument();
    await expect.element(header('Weight')).toBeVisible();
  });

  test('a failure shows its message and a retry button', async () => {
    const onRetry = vi.fn();
    const failure = <ErrorState title="Fruits could not be loaded." retryLabel="Retry" onRetry={onRetry} />;
    await render(<Table rows={undefined} failure={failure} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Fruits could not be loaded.');
    await page.getByRole('button', { name: 'Retry' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('loaded rows stay when a refetch fails', async () => {
    const failure = <ErrorState title="Fruits could not be loaded." retryLabel="Retry" onRetry={vi.fn()} />;
    await render(<Table failure={failure} />);
    await count('Rows 1–10 of 63');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

test('a download has every row that matches, in the order of the table', async () => {
  await render(<Table start={{ q: 'banana', sort: { id: 'weight', desc: true } }} />);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const found = FRUITS.filter(({ name }) => name === 'banana').toSorted(
    (one, other) => other.weight - one.weight,
  );
  expect(found.length).toBeGreaterThan(10);
  expect(onDownload.mock.calls).toEqual([[found]]);
});

test('the keyboard alone sorts, filters, turns pages and downloads', async () => {
  const found = FRUITS.filter(({ name }) => /apple|Äpple/.test(name)).length;
  await render(<Table />);
  const tabTo = async (target: ReturnType<typeof sortBy>) => {
    for (let step = 0; step < 20 && document.activeElement !== target.element(); step++) {
      await userEvent.keyboard('{Tab}');
    }
    await expect.element(target).toHaveFocus();
  };
  await tabTo(page.getByLabelText('Filter', { exact: true }));
  await userEvent.keyboard('apple');
  await count(`Rows 1–10 of ${found}`);
  await tabTo(page.getByRole('button', { name: 'Download CSV' }));
  await userEvent.keyboard('{Enter}');
  expect(onDownload.mock.calls[0]?.[0]).toHaveLength(found);
  await tabTo(sortBy('Weight'));
  await userEvent.keyboard(' ');
  await expect.element(header('Weight')).toHaveAttribute('aria-sort', 'ascending');
  await tabTo(page.getByRole('button', { name: 'Next page' }));
  await userEvent.keyboard('{Enter}');
  await count(`Rows 11–20 of ${found}`);
  await expect.element(page.getByRole('button', { name: 'Next page' })).toHaveFocus();
});

describe('a row with details', () => {
  const details = ({ key, name, weight }: Fruit) => (
    <p>
      {key}, {name}: {weight} g, from Kent
    </p>
  );
  const sheet = () => page.getByRole('dialog');
  const areRowsFocused = () =>
    document.activeElement !== document.body && document.activeElement?.querySelector('table') != null;

  test.each([1280, 360])('opens by a press anywhere on it, %i px wide', async (width) => {
    await page.viewport(width, 800);
    await render(<Table details={details} />);
    await page
      .getByRole('cell')
      .nth(width === 360 ? 3 : 2)
      .click();
    await expect.element(sheet()).toHaveAccessibleName('f0');
    expect(getComputedStyle(document.documentElement).overflowY, 'of the page behind it').toBe('hidden');
    await expect.element(page.getByText('f0, Äpple: 0 g, from Kent')).toBeVisible();
    // What slides in is pressed where it comes to rest.
    await Promise.all(
      sheet()
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(sheet()).not.toBeInTheDocument();
    expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  });

  test('prints them alone, as wide as the paper, while they are open', async () => {
    onTestFinished(() => void cdp().send('Emulation.setEmulatedMedia', { media: '' }));
    await page.viewport(1280, 800);
    await render(<Table details={details} />);
    await page.getByRole('button', { name: 'f1', exact: true }).click();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    await expect.element(page.getByText('f1, banana: 4 g, from Kent')).toBeVisible();
    expect(sheet().element().clientWidth).toBe(document.documentElement.clientWidth);
    expect(getComputedStyle(sheet().element(), '::backdrop').display).toBe('none');
  });

  test('opens by Enter, and Escape closes it and gives the focus back', async () => {
    await render(<Table details={details} />);
    const opener = page.getByRole('button', { name: 'f1', exact: true });
    opener.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet()).toBeVisible();
    expect(sheet().element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('stays open by a press on the empty part of its sheet', async () => {
    await page.viewport(1280, 800);
    await render(<Table details={details} />);
    await page.getByRole('button', { name: 'f1', exact: true }).click();
    await sheet().click({ position: { x: 200, y: 700 } });
    await expect.element(sheet()).toBeVisible();
  });

  test('shows what has become of it, and closes when it is gone, with the focus on the rows', async () => {
    const { rerender } = await render(<Table details={details} />);
    await page.getByRole('button', { name: 'f2', exact: true }).click();
    const heavier = FRUITS.map((fruit) => (fruit.key === 'f2' ? { ...fruit, weight: 99 } : fruit));
    await rerender(<Table details={details} rows={heavier} />);
    await expect.element(page.getByText('f2, Cherry: 99 g, from Kent')).toBeVisible();
    await rerender(<Table details={details} rows={FRUITS.slice(3)} />);
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.poll(areRowsFocused).toBe(true);
  });

  test('gives the focus to the rows where it is on another page by now, as after the browser’s Back', async () => {
    const viewed = (number: number) => <Table details={details} view={{ ...START, page: number }} />;
    const { rerender } = await render(viewed(2));
    await page.getByRole('button', { name: 'f11', exact: true }).click();
    await rerender(viewed(1));
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.poll(areRowsFocused).toBe(true);
  });

  test('is none without them: there is nothing to press', async () => {
    await render(<Table />);
    expect(document.querySelectorAll('tbody button')).toHaveLength(0);
  });
});

describe('on a phone', () => {
  test('rows have two lines, still a table to a screen reader, and a choice sorts them', async () => {
    await page.viewport(360, 800);
    await render(<Table />);
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map((cell) => cell.textContent),
    ).toHaveLength(4);
    await expect.element(sortBy('Weight')).not.toBeInTheDocument();
    const cells = [...(rows()[0]?.querySelectorAll('td') ?? [])].map((cell) => cell.getBoundingClientRect());
    const [key, name, weight, moment] = cells;
    if (!key || !name || !weight || !moment) throw new Error('a cell is missing');
    expect(Math.abs(key.top - moment.top)).toBeLessThan(4);
    expect(Math.abs(name.top - weight.top)).toBeLessThan(4);
    expect(name.top).toBeGreaterThanOrEqual(key.bottom - 1);
    expect(rows()[0]?.getBoundingClientRect().height).toBeLessThan(90);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);

    const open = page.getByRole('button', { name: 'Filter and sort' });
    await expect.element(open).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByLabelText('Filter', { exact: true })).not.toBeVisible();
    await open.click();
    await page.getByLabelText('Sort by').selectOptions('Weight, heaviest first');
    const heaviest = FRUITS.toSorted((one, other) => other.weight - one.weight);
    await expect.poll(keys).toEqual(keysOf(heaviest.slice(0, 10)));
    await expect.element(page.getByText('Page 1 of 7')).toBeVisible();
  });

  const TEXTS = [
    'Earned from the donation of Wren Featherstone',
    'Earned from the donation of Wren Maximiliana Featherstonehaugh',
    'georgiana.maximiliana.legros943@example.com',
    'Withdrawal requested',
    'W'.repeat(10_000),
  ];
  const LONG_COLUMNS: readonly DataColumn<Fruit>[] = COLUMNS.map((column) => {
    if (column.id === 'key') return { ...column, text: ({ key }) => TEXTS[Number(key.slice(1))] ?? key };
    return column.id === 'picked' ? { ...column, text: (fruit) => picked(fruit).slice(0, 10) } : column;
  });

  test('what a row is about wraps beside its amount, in three lines at most where a press shows the rest', async () => {
    await page.viewport(360, 800);
    await render(<Table columns={LONG_COLUMNS} details={({ name }) => name} />);
    const openers = page.getByRole('table').getByRole('button').elements();
    for (const [index, text] of TEXTS.entries()) {
      const opener = openers[index];
      if (!opener) throw new Error('a row has no opener');
      await expect.element(page.getByRole('button', { name: text, exact: true })).toBeVisible();
      const lineHeight = Number.parseFloat(getComputedStyle(opener).lineHeight);
      const lines = opener.getBoundingClientRect().height / lineHeight;
      expect(lines, text).toBeLessThan(text === 'Withdrawal requested' ? 1.1 : 3.1);
      const isCutOff = opener.scrollHeight > opener.clientHeight + 1;
      expect(isCutOff, text.slice(0, 70)).toBe(index === 4);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  test('what a row is about is whole where nothing opens the row', async () => {
    await page.viewport(360, 800);
    await render(<Table columns={LONG_COLUMNS} />);
    for (const [index, text] of TEXTS.entries()) {
      const cell = rows()[index]?.querySelector('td');
      if (!cell) throw new Error('a row is missing');
      expect(cell.innerText.trim()).toBe(text);
      const drawn = document.createRange();
      drawn.selectNodeContents(cell);
      const { right, bottom } = cell.getBoundingClientRect();
      expect(drawn.getBoundingClientRect().bottom, text.slice(0, 70)).toBeLessThanOrEqual(bottom + 1);
      expect(drawn.getBoundingClientRect().right, text.slice(0, 70)).toBeLessThanOrEqual(right + 1);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  test('a row that the keyboard reaches has the focus ring, which no cell cuts off', async () => {
    await page.viewport(360, 800);
    await render(<Table details={({ name }) => name} />);
    page.getByRole('button', { name: 'Download CSV' }).element().focus();
    await userEvent.tab();
    const row = rows()[0];
    if (!row) throw new Error('there is no row');
    expect(row.contains(document.activeElement)).toBe(true);
    expect(getComputedStyle(row).outlineStyle).toBe('solid');
    expect(getComputedStyle(row).overflow).toBe('visible');
  });

  test('a filter that is at work is in sight', async () => {
    await page.viewport(360, 800);
    await render(<Table start={{ q: 'apple' }} />);
    await expect.element(page.getByLabelText('Filter', { exact: true })).toBeVisible();
  });

  test('a new page is scrolled to its first row', async () => {
    await page.viewport(360, 800);
    await render(<Table />);
    await page.getByRole('button', { name: 'Next page' }).click();
    await count('Rows 11–20 of 63');
    const top = rows()[0]?.getBoundingClientRect().top ?? Number.NaN;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(400);
  });
});

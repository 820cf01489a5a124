import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/reset.css.ts';
import { Button } from '#src/ui/Button.tsx';
import { SortIcon } from '#src/ui/dataTable/SortIcon.tsx';
import { MenuIcon } from '#src/ui/icons/actions.tsx';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { WarningIcon } from '#src/ui/icons/status.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { RankedList } from '#src/ui/RankedList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Swatch } from '#src/views/dashboard/chart/Legend.tsx';
import { Gauge } from '#src/views/dashboard/home/Gauge.tsx';

const root = document.documentElement;

afterEach(() => {
  root.style.removeProperty('font-size');
  root.style.removeProperty('letter-spacing');
});

test.each<readonly [string, ReactNode, number]>([
  ['an icon', <MenuIcon key="icon" />, 20],
  ['an icon of another size', <WarningIcon key="size" size={32} />, 32],
  ['the logo', <Logo key="logo" />, 28],
  [
    'the shape of a status',
    <StatusBadge key="badge" tone="done">
      Active
    </StatusBadge>,
    16,
  ],
  ['the arrow of a column', <SortIcon key="sort" direction="ascending" />, 12],
  ['the sample of a legend', <Swatch key="swatch" fill="currentColor" />, 14],
  ['a gauge', <Gauge key="gauge" share={0.5} />, 72],
])('%s grows with the text that is set in the browser', async (_, drawing, width) => {
  const { container } = await render(drawing);
  const getWidth = () => container.querySelector('svg')?.getBoundingClientRect().width;
  expect(getWidth()).toBe(width);
  root.style.fontSize = '200%';
  expect(getWidth()).toBe(2 * width);
});

test('below one another, a figure, its description and the links of a heading begin where their titles do', async () => {
  await page.viewport(195, 420);
  const screen = await render(
    <Section title="Recent Transaction" actions={<Button variant="quiet">Statement</Button>}>
      <StatList
        columns={1}
        cards={[{ icon: <MembersIcon />, title: 'Active', value: '13', description: 'Now' }]}
      />
    </Section>,
  );
  const getStart = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(text, { exact: true }).element());
    return range.getBoundingClientRect().left;
  };
  expect(getStart('Now')).toBe(getStart('13'));
  expect(getStart('Statement')).toBeCloseTo(getStart('Recent Transaction') + 1, 0);
});

test('a name that does not fit beside its value stands above it, in whole words', async () => {
  await page.viewport(195, 420);
  const screen = await render(
    <RankedList items={[{ key: 'first', name: 'Florence Fahey', value: '16 referrals' }]} />,
  );
  const getBox = (text: string) => screen.getByText(text).element().getBoundingClientRect();
  expect(getBox('Florence Fahey').height).toBe(24);
  expect(getBox('16 referrals').top).toBeGreaterThanOrEqual(getBox('Florence Fahey').bottom);
});

test('choices that have no room beside each other stand below one another, each as wide as their frame', async () => {
  await page.viewport(195, 420);
  const labels = ['30 days', '90 days', '12 months'];
  const screen = await render(
    <SegmentedControl
      label="Time"
      value="12 months"
      choices={labels.map((label) => ({ value: label, label }))}
      onChange={() => undefined}
    />,
  );
  const frame = screen.getByRole('radiogroup').element();
  const edges = labels.map((label) => {
    const { left, right } = screen.getByText(label).element().getBoundingClientRect();
    return { left, right };
  });
  const { left, right } = frame.getBoundingClientRect();
  const inset = 3;
  expect(edges).toEqual(labels.map(() => ({ left: left + inset, right: right - inset })));
  expect(frame.clientWidth).toBe(frame.scrollWidth);
});

test('with letters that are set apart a figure that has no room beside its title stands below it', async () => {
  await page.viewport(320, 420);
  root.style.letterSpacing = '0.12em';
  const screen = await render(
    <div style={{ width: 286 }}>
      <StatList
        columns={1}
        isSmall
        cards={[{ icon: <MembersIcon />, title: 'Network size', value: '12,345 Members' }]}
      />
    </div>,
  );
  const [title, value] = ['Network size', '12,345 Members'].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(text).element());
    return range.getBoundingClientRect();
  });
  expect(value?.top).toBeGreaterThanOrEqual(title?.bottom ?? Number.NaN);
});

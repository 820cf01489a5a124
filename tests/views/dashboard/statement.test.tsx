import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { getTransferHistory } from '#src/contract/transfers.ts';
import { getProfile } from '#src/contract/users.ts';
import { formatDollars } from '#src/domain/money.ts';
import { receipt, statement } from '#src/messages/statement.ts';
import { callSample } from '../../contract/callSample';
import { expectNoFindings } from '../support/axe';
import { changeReplies, replaceFields, replaceReplies } from '../support/changeReplies';
import { button, heading, region, text } from '../support/locators';
import { NARROW, openApp, PHONE, provider } from '../support/openApp';
import { openScreen } from '../support/screens';

const figures = (name: string) =>
  Object.fromEntries(
    [...region(name).element().querySelectorAll('dl > div')].map((pair) => [
      pair.querySelector('dt')?.textContent,
      pair.querySelector('dd')?.textContent,
    ]),
  );
const setMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });

test('a statement agrees with the balances of the profile, and prints as a document and nothing else', async () => {
  const { client } = await openScreen('/dashboard/statement', 'Statement', { as: 'member' });
  await expect.element(region('Impact Balance')).toBeVisible();
  const { balances } = (await callSample(client, getProfile, {})).data;
  const closing = { 'Opening balance': '$0.00000' };
  expect(figures('Impact Balance')).toMatchObject({
    ...closing,
    'Closing balance': formatDollars(balances.deposit_balance),
  });
  expect(figures('Available To Withdraw')).toMatchObject({
    ...closing,
    'Closing balance': formatDollars(balances.balance),
  });
  await setMedia('print');
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(button('Print or save as PDF')).not.toBeInTheDocument();
  await expect.element(region('Impact Balance')).toBeVisible();
  await setMedia('');

  await button('Days: All days').click();
  await expect.element(button('This year')).toBeVisible();
  await expectNoFindings();
  await button('This year').click();
  await expect.poll(() => new URLSearchParams(location.search).get('from')).toMatch(/-01-01$/);
  expect(figures('Impact Balance')).toMatchObject({
    'Closing balance': formatDollars(balances.deposit_balance),
  });

  history.replaceState(null, '', '/dashboard/statement?from=2025-01-05&to=2025-01-05');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect
    .element(page.getByRole('definition').getByText('5th January, 2025', { exact: true }))
    .toBeVisible();

  await page.viewport(PHONE, 900);
  for (const figure of region('Impact Balance').element().querySelectorAll('dd')) {
    const { height } = figure.getBoundingClientRect();
    expect(height, `${figure.textContent} is on one line`).toBeLessThan(30);
    expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    figure.textContent = '−$1,234,567.89012';
    expect(figure.scrollWidth, 'an amount of millions').toBeLessThanOrEqual(figure.clientWidth);
    expect(figure.getBoundingClientRect().height).toBe(height);
  }
});

test('in a wide window each movement has one line, and the names of the columns stay above the last one', async () => {
  await openScreen('/dashboard/statement', 'Statement', { as: 'member', width: 1440 });
  await expect.element(region('Impact Balance')).toBeVisible();
  const rows = [...document.querySelectorAll('tbody > tr')];
  expect(new Set(rows.map((row) => row.closest('table'))).size).toBe(2);
  expect(Math.max(...rows.map((row) => row.getBoundingClientRect().height))).toBeLessThan(48);
  rows.at(-1)?.scrollIntoView({ block: 'center' });
  const name = page.getByRole('columnheader', { name: 'Balance' }).last();
  await expect.element(name).toBeInViewport();

  // The narrowest window with columns for figures.
  await page.viewport(1280, 900);
  const details = [...document.querySelectorAll('tbody > tr > td:nth-child(2) > :last-child')];
  const broken = details.filter((detail) => detail.getBoundingClientRect().height > 30);
  expect(broken.map(({ textContent }) => textContent)).toEqual([]);
});

test('a date that has no room beside the balance, with text that is set wider, has two lines', async () => {
  const { style } = document.documentElement;
  Object.assign(style, { letterSpacing: '0.12em', wordSpacing: '0.16em' });
  onTestFinished(() => void Object.assign(style, { letterSpacing: '', wordSpacing: '' }));
  await openApp('/dashboard/statement', { as: 'member', width: 320 });
  await expect.element(region('Impact Balance')).toBeVisible();
  const dates = [...document.querySelectorAll('tbody > tr > td:first-child')];
  expect(dates.length).toBeGreaterThan(0);
  const beyond = dates.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(beyond.map(({ textContent }) => textContent)).toEqual([]);
});

test('of an amount of fifteen digits a statement shows all, and it widens no page', async () => {
  await openApp('/dashboard/statement', { as: 'member' });
  await expect.element(region('Impact Balance')).toBeVisible();
  for (const amount of document.querySelectorAll('main :is([translate], dl > div > dd:not(:has(*)))'))
    amount.textContent = '−$1,234,567,890.12345';
  const figures = [...document.querySelectorAll('section dl > div > dd')];
  expect(figures).toHaveLength(8);
  // A phone with text twice as large, and the narrowest window with four figures in a line.
  for (const width of [160, 1280]) {
    await page.viewport(width, 420);
    expect(document.documentElement.scrollWidth).toBe(width);
    for (const figure of figures) {
      expect(figure.scrollWidth, `${width} px`).toBeLessThanOrEqual(figure.clientWidth);
      expect(figure.getBoundingClientRect().height, 'two lines, not three').toBeLessThan(70);
    }
  }
});

test('while it loads a statement has the places of its figures', async () => {
  const release = provider.controls.hold('getDonationHistory');
  await openApp('/dashboard/statement', { as: 'member' });
  const term = page.getByRole('term').filter({ hasText: 'Made on' });
  await expect.element(term).toBeVisible();
  const top = () => term.element().getBoundingClientRect().top;
  const before = top();
  expect(document.querySelector('[aria-busy="true"]')?.clientHeight).toBeGreaterThan(innerHeight / 2);
  release();
  await expect.poll(() => document.querySelectorAll('[aria-busy]').length).toBe(0);
  expect(top()).toBe(before);
});

test('of ten thousand lines those in the window are rendered, and all are printed', async () => {
  const donations = Array.from({ length: 10_000 }, (_, index) => ({
    _id: `DON-${index}`,
    type: 'Donation',
    created_at: new Date(Date.UTC(2025, 0, 1) + index * 3_600_000).toISOString(),
    amount: 1 + index / 100,
    status: 'Completed',
  }));
  replaceReplies({ getDonationHistory: { data: { donations } } });
  await openApp('/dashboard/statement', { as: 'newcomer' });
  const table = page.getByRole('table', { name: 'Impact Balance', exact: true });
  await expect.element(table).toHaveAttribute('aria-rowcount', '10001');
  const rows = () => [...table.element().querySelectorAll('tr[data-index]')];
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  expect(rows().length).toBeLessThan(60);
  await userEvent.keyboard('{End}');
  await expect.poll(() => rows().at(-1)?.textContent).toContain('DON-9999');

  dispatchEvent(new Event('beforeprint'));
  expect(rows()).toHaveLength(10_000);
  expect(rows()[4321]?.textContent).toContain('DON-4321');
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => rows().length).toBeLessThan(60);
});

test('a transfer of the history has a receipt', async () => {
  const { client } = await openScreen('/dashboard/fund-transfer?tab=history', 'Fund Transfer', {
    as: 'member',
    width: NARROW,
  });
  const [transfer] = (await callSample(client, getTransferHistory, {})).data.transfers;
  if (!transfer) throw new Error('there is no transfer');
  await page
    .getByRole('button', { name: new RegExp(transfer.counterpart.name) })
    .first()
    .click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings();
  await page.getByRole('dialog').getByRole('link', { name: 'Receipt' }).click();
  await expect.element(heading('Transfer receipt')).toBeVisible();
  await expect.element(text(transfer.transfer_id)).toBeVisible();
  await expect.element(text(formatDollars(transfer.amount))).toBeVisible();
  await expectNoFindings();
  history.replaceState(null, '', '/dashboard/receipt?transfer=none');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(text('There is no transfer with this id in your history.')).toBeVisible();
});

test('a transfer without a direction has a receipt that names neither sender nor recipient', async () => {
  changeReplies({ getTransferHistory: (reply) => replaceFields(reply, { direction: null }) });
  const { client } = await openApp('/dashboard', { as: 'member', width: NARROW });
  await expect.element(heading('Financial Overview')).toBeVisible();
  const [transfer] = (await client.call(getTransferHistory, {})).data.transfers;
  history.replaceState(null, '', `/dashboard/receipt?transfer=${transfer?.transfer_id}`);
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(text(receipt.with)).toBeVisible();
  await expect.element(text(receipt.from)).not.toBeInTheDocument();
  await expect.element(text(receipt.to)).not.toBeInTheDocument();
});

test('of two transfers with one id neither has a receipt, which would be of one of them', async () => {
  changeReplies({ getTransferHistory: (reply) => replaceFields(reply, { transfer_id: 'X1' }) });
  await openApp('/dashboard/receipt?transfer=X1', { as: 'member', width: NARROW });
  await expect.element(text(receipt.ambiguous)).toBeVisible();
  await expect.element(button(statement.print)).toBeDisabled();
});

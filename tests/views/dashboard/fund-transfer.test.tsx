import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { getTransferHistory } from '#src/contract/transfers.ts';
import { getProfile } from '#src/contract/users.ts';
import { formatDollars, formatUnits, toUnits } from '#src/domain/money.ts';
import { reading, viewAll } from '#src/messages/common.ts';
import { receipt } from '#src/messages/statement.ts';
import { tables } from '#src/messages/tables.ts';
import { transfer } from '#src/messages/transfer.ts';
import { callSample } from '../../contract/callSample';
import { expectNoFindings } from '../support/axe';
import { changeReplies, replaceFields, replaceReplies } from '../support/changeReplies';
import {
  alert,
  button,
  columnHeaders,
  field,
  heading,
  link,
  message,
  region,
  tab,
  table,
  text,
} from '../support/locators';
import { callsOf, closeApp, NARROW, openApp, PHONE, persona, provider } from '../support/openApp';
import { followLink, openScreen } from '../support/screens';

const PATH = '/dashboard/fund-transfer';
const PROCESS = 'POST /transfers/process';
const send = button('Send Fund');
const { hint } = transfer.form;
/** Sends to a recipient that is new since the page was opened. */
async function sendAndConfirm() {
  await send.click();
  await button('Confirm').click();
}

async function openForm(as: 'member' | 'unlucky' = 'member', width = 1440) {
  const services = await openScreen(PATH, 'Fund Transfer', { as, width });
  const { data } = await callSample(services.client, getProfile, {});
  await expect.element(text('Impact Balance')).toBeVisible();
  return { services, balance: data.balances.deposit_balance };
}
async function fill(amount: string, recipient = persona('leader').identifier) {
  await field('Recipient private key').fill(recipient);
  await field('Amount').fill(amount);
}

describe('sending', () => {
  test('shows the result where its id has half a character, which no address of a receipt can hold', async () => {
    const id = 'TRX-\ud83d';
    const withId = (body: unknown) => replaceFields(body, { transfer_id: id });
    changeReplies({ processTransfer: withId, getTransferHistory: withId });
    await openForm();
    await fill('25.5');
    await sendAndConfirm();
    await expect.element(text('Transaction Successful')).toBeVisible();
    await expect.element(text(id)).toBeVisible();
    await expect.element(link(receipt.open)).not.toBeInTheDocument();
    await tab('Transfer History').click();
    await expect.poll(() => columnHeaders('Transfer History').length).toBeGreaterThan(0);
  });

  test('shows the result in the review, empties the form and refreshes the balance everywhere', async () => {
    const { services, balance } = await openForm();
    await fill('25.5');
    await sendAndConfirm();

    await expect.element(text('Transaction Successful')).toBeVisible();
    await expect.element(tab('Review Transfer')).toHaveAttribute('aria-selected', 'true');
    await expect.element(text(persona('leader').name)).toBeVisible();
    await expect
      .element(page.getByRole('tabpanel', { name: 'Review Transfer' }))
      .toHaveTextContent('$25.50000');
    expect(location.search).toBe('?tab=success');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => document.activeElement?.textContent).toBe('Transaction Successful');
    await expectNoFindings();

    expect(JSON.stringify(localStorage)).not.toContain(persona('leader').identifier);
    await button('New transfer').click();
    await expect.element(heading).toHaveFocus();
    await expect.element(field('Amount')).toHaveValue('');
    await expect.element(field('Recipient private key')).toHaveValue('');
    const { data } = await callSample(services.client, getProfile, {});
    expect(toUnits(data.balances.deposit_balance)).toBe(toUnits(balance) - 2_550_000);
    await expect
      .element(page.getByRole('tabpanel', { name: 'Transfer Funds' }))
      .toHaveTextContent(formatDollars(data.balances.deposit_balance));
    await tab('Transfer History').click();
    await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('$25.50000');

    await tab('Transfer Funds').click();
    await fill('1');
    await send.click();
    await expect.element(text('Transaction Successful')).toBeVisible();
    expect(callsOf(PROCESS)).toBe(2);
  });

  test('a new recipient is confirmed in the form’s place, or nothing is sent', async () => {
    await openForm('member', NARROW);
    await fill('5');
    await send.click();
    await expect.element(page.getByRole('heading', { name: 'Send $5.00000?' })).toHaveFocus();
    await expect.element(alert()).toHaveTextContent('private keys are not kept here');
    await expect
      .element(text('A transfer cannot be taken back. Only its recipient can return the money.'))
      .toBeVisible();
    await expectNoFindings([PHONE]);
    await button('Go back').click();
    await expect.element(send).toHaveFocus();
    await expect.element(field('Recipient private key')).toHaveValue(persona('leader').identifier);
    expect(callsOf(PROCESS)).toBe(0);
  });

  test('a confirmation that is left and come back to leads back to what was typed, also after an earlier transfer', async () => {
    await openForm();
    await fill('1');
    await sendAndConfirm();
    await button('New transfer').click();
    await fill('2', persona('newcomer').identifier);
    await send.click();
    await expect.element(page.getByRole('heading', { name: 'Send $2.00000?' })).toBeVisible();
    await followLink('Donate', 'Donate Funds');
    await followLink('Fund Transfer', 'Fund Transfer');
    await button('Go back').click();
    await expect.element(field('Recipient private key')).toHaveValue(persona('newcomer').identifier);
    await expect.element(field('Amount')).toHaveValue('2.00000');
  });

  test('the confirmation says again what is wrong with the amount', async () => {
    const { balance } = await openForm();
    const tooMuch = balance + 12;
    await fill(String(tooMuch));
    await send.click();
    await expect
      .element(page.getByRole('heading', { name: `Send ${formatDollars(tooMuch)}?` }))
      .toHaveFocus();
    await expect.element(alert()).toHaveTextContent(hint.aboveAvailable('$12.00000'));
    await expectNoFindings();
  });

  test('shows a hint while typing, and allows the whole balance to be used to the unit', async () => {
    const { services, balance } = await openForm();
    const units = toUnits(balance);
    await field('Amount').fill('10.00001');
    await expect
      .element(
        text(`$10.00001 will be sent, ${formatUnits(units - 1_000_001)} stays in your Impact Balance.`),
      )
      .toBeVisible();
    await field('Amount').fill('1,000,000');
    const missing = formatUnits(100_000_000_000 - units);
    await expect.element(text(`This is ${missing} more than your Impact Balance.`)).toBeVisible();
    await button('Use the whole balance').click();
    await expect.element(text(hint.remaining(formatUnits(units), '$0.00000'))).toBeVisible();
    await field('Recipient private key').fill(persona('leader').identifier);
    await sendAndConfirm();
    await expect.element(text('Transaction Successful')).toBeVisible();
    const { data } = await callSample(services.client, getProfile, {});
    expect(data.balances.deposit_balance).toBe(0);
    await button('New transfer').click();
    await expect.element(text(hint.nothing)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Deposit funds' }))
      .toHaveAttribute('href', '/dashboard/deposit');
    expect(formatUnits(0)).toBe(formatDollars(data.balances.deposit_balance));
  });

  test('sends once, however often Send Fund is pressed', async () => {
    await openForm();
    const release = provider.controls.hold('processTransfer');
    await fill('5');
    await send.dblClick();
    await button('Confirm').dblClick();
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    await expect.element(tab('Transfer History')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(text('Transaction Successful')).toBeVisible();
    expect(callsOf(PROCESS)).toBe(1);
  });

  test('until there is an answer neither the tabs nor View all lead away', async () => {
    await openForm();
    const release = provider.controls.hold('processTransfer');
    await fill('5');
    const all = button(viewAll);
    await expect.element(all).not.toHaveAttribute('aria-disabled');
    await sendAndConfirm();
    for (const one of [tab('Transfer History'), all]) {
      await expect.element(one).toHaveAttribute('aria-disabled', 'true');
    }
    release();
    await expect.element(text('Transaction Successful')).toBeVisible();
  });

  test('one that is accepted after its screen was left is told on the next one', async () => {
    await openForm();
    await fill('12.5');
    const release = provider.controls.hold('processTransfer');
    await sendAndConfirm();
    await expect.element(button('Send Fund')).toHaveAttribute('aria-busy', 'true');
    await followLink('Network', 'Network');
    release();
    await expect
      .element(message('Your transfer of $12.50000 was accepted. Review Transfer shows it.'))
      .toBeVisible();
    await link('Fund Transfer').click();
    await expect.element(text('Transaction Successful')).toBeVisible();
    expect(callsOf(PROCESS)).toBe(1);
  });

  test('one that is refused after the member has come back to it leaves what was typed in the form', async () => {
    await openForm();
    await field('Recipient private key').fill('trl-nobody');
    await field('Amount').fill('5');
    const release = provider.controls.hold('processTransfer');
    await sendAndConfirm();
    await followLink('Network', 'Network');
    await followLink('Fund Transfer', 'Fund Transfer');
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(send).not.toHaveAttribute('aria-busy');
    await expect.element(field('Recipient private key')).toHaveValue('trl-nobody');
    await expect.element(field('Amount')).toHaveValue('5.00000');
  });

  test('one that is accepted after the member has come back to it is told by the review alone', async () => {
    await openForm();
    const release = provider.controls.hold('processTransfer');
    await fill('12.5');
    await sendAndConfirm();
    await followLink('Network', 'Network');
    await followLink('Fund Transfer', 'Fund Transfer');
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(text('Transaction Successful')).toBeVisible();
    await tab('Transfer History').click();
    await expect.element(page.getByRole('cell', { name: '$12.50000' })).toBeVisible();
    expect(page.getByText('Your transfer of $12.50000 was accepted.').elements()).toEqual([]);
  });
});

describe('what is missing or wrong', () => {
  test('is shown under its field, and nothing is sent', async () => {
    await openForm();
    await send.click();
    await expect.element(text('Private key is required')).toBeVisible();
    await expect.element(text('Amount is required')).toBeVisible();
    await expect.element(field('Recipient private key')).toHaveFocus();
    expect(callsOf(PROCESS)).toBe(0);
  });

  test('what is no amount never reaches the network', async () => {
    await openForm();
    for (const amount of ['ten', '1.123456', '0', '-5', '1,5']) {
      await fill('5');
      await expect.element(field('Amount')).toBeValid();
      await fill(amount);
      await send.click();
      await expect.element(field('Amount'), { message: amount }).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field('Amount')).toHaveFocus();
    }
    expect(callsOf(PROCESS)).toBe(0);
  });
});

describe('a refusal comes back to the form with what was typed', () => {
  test.each([
    ['an unknown recipient', 'trl-nobody', '5', 'There is no member with this private key.'],
    ['oneself', persona('member').identifier, '5', 'You cannot transfer to yourself.'],
    ['more than there is', persona('leader').identifier, '999,999', 'Insufficient balance'],
  ])('%s, which the provider’s own sentence says', async (_, recipient, amount, sentence) => {
    await openForm();
    await fill(amount, recipient);
    await sendAndConfirm();
    await expect.element(message(sentence)).toBeVisible();
    await expect.element(send).not.toHaveAttribute('aria-busy');
    await expect.element(field('Amount')).toHaveValue(amount);
    await expect.element(tab('Transfer Funds')).toHaveAttribute('aria-selected', 'true');
  });

  test('without a sentence it is Something went wrong', async () => {
    await openForm();
    provider.controls.failNext('processTransfer', { kind: 'refusal', message: '' });
    await fill('5');
    await sendAndConfirm();
    await expect.element(message('Something went wrong')).toBeVisible();
    await expect.element(field('Amount')).toHaveValue('5');
  });
});

describe('when the outcome is not known', () => {
  test.each(['unreachable', 'responseLost', 'serverError', 'malformed'] as const)(
    '%s: a warning is shown over the history and in the form’s place, and sent again it counts once',
    async (failure) => {
      const { services, balance } = await openForm();
      provider.controls.failNext('processTransfer', failure);
      await fill('7.77');
      await sendAndConfirm();
      await expect.element(alert().getByText(transfer.history.unconfirmed)).toBeVisible();
      await expect.element(alert().getByText('A transfer of $7.77000 was sent.')).toBeVisible();
      await expect.element(tab('Transfer History')).toHaveAttribute('aria-selected', 'true');
      const sent = page.getByRole('cell', { name: '$7.77000' });
      if (failure === 'responseLost') await expect.element(sent).toBeVisible();
      else await expect.poll(() => sent.elements().length).toBe(0);
      await button('Refresh history').click();
      await tab('Review Transfer').click();
      await expect
        .element(page.getByRole('status').getByText(transfer.form.outcome.unknown))
        .toHaveTextContent(transfer.review.acceptedOnly);
      await expect.element(text('Please send funds first.')).toBeVisible();
      await tab('Transfer Funds').click();
      await expect.element(alert()).toHaveTextContent('A transfer of $7.77000 was sent.');
      await expect.element(field('Amount')).not.toBeVisible();
      expect(callsOf(PROCESS)).toBe(1);
      if (failure === 'responseLost') await expectNoFindings([PHONE]);

      await button('Send again – the provider will not count it twice').click();
      await expect.element(text('Transaction Successful')).toBeVisible();
      const { data } = await callSample(services.client, getProfile, {});
      expect(toUnits(data.balances.deposit_balance)).toBe(toUnits(balance) - 777_000);
      expect(callsOf(PROCESS)).toBe(2);
    },
  );

  test('and it is refused when it is sent again from a form that was left, the form has what was typed', async () => {
    await openForm();
    provider.controls.failNext('processTransfer', 'unreachable');
    await fill('7.77', 'trl-nobody');
    await sendAndConfirm();
    await expect.element(alert().getByText(transfer.history.unconfirmed)).toBeVisible();
    await followLink('Network', 'Network');
    await followLink('Fund Transfer', 'Fund Transfer');
    await expect.element(tab('Transfer History')).toHaveAttribute('aria-selected', 'true');
    await tab('Transfer Funds').click();
    await button('Send again – the provider will not count it twice').click();
    await expect.element(field('Amount')).toHaveValue('7.77000');
    await expect.element(field('Recipient private key')).toHaveValue('trl-nobody');
  });

  test('and the member has looked it up in the history, the form is empty', async () => {
    await openForm();
    provider.controls.failNext('processTransfer', 'unreachable');
    await fill('7.77');
    await sendAndConfirm();
    await button('I have looked it up').click();
    await expect.element(heading('Fund Transfer')).toHaveFocus();
    await expect.element(alert()).not.toBeInTheDocument();
    await tab('Transfer Funds').click();
    await expect.element(field('Amount')).toHaveValue('');
    await expect.element(field('Recipient private key')).toHaveValue('');
  });
});

describe('the latest transfers', () => {
  const latest = table(transfer.latest.title);

  test('stand beside the form, and below it on a phone, the newest first, and lead to all', async () => {
    const listed = [
      { name: 'Ada', created_at: '2026-03-02T12:00:00Z', amount: 2, direction: 'sent', status: 'Pending' },
      { name: 'Ben', created_at: '2026-03-04T12:00:00Z', amount: 4, direction: 'sent', status: 'Completed' },
      { name: 'Cleo', created_at: '2026-03-01T12:00:00Z', amount: 1, direction: 'sent', status: 'Completed' },
      {
        name: 'Dora',
        created_at: '2026-03-03T12:00:00Z',
        amount: 3,
        direction: 'received',
        status: 'Failed',
      },
    ];
    const transfers = listed.map(({ name, ...one }) => ({ ...one, counterpart: { id: name, name } }));
    replaceReplies({ getTransferHistory: { data: { transfers } } });
    await openForm('member', 1280);
    await expect.element(latest.getByText('Ben')).toBeVisible();
    const rows = [...latest.element().querySelectorAll('tbody > tr')];
    expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ['Ben', '4th March, 2026', '−$4.00000', 'Completed'],
      ['Received from Dora', '3rd March, 2026', '+$3.00000', 'Failed'],
      ['Ada', '2nd March, 2026', '−$2.00000', 'Pending'],
    ]);
    const boxOf = (one: Locator) => one.element().getBoundingClientRect();
    expect(boxOf(latest).left).toBeGreaterThanOrEqual(boxOf(send).right);
    await page.viewport(PHONE, 900);
    await expect.poll(() => boxOf(latest).top).toBeGreaterThan(boxOf(send).bottom);
    await page.viewport(768, 900);
    await expect.poll(() => boxOf(latest).left).toBeGreaterThanOrEqual(boxOf(send).right);
    const form = field('Amount').element().closest('form')?.getBoundingClientRect();
    expect(boxOf(latest).top, 'no empty place beside the form').toBeLessThan(form?.bottom ?? 0);
    await page.viewport(PHONE, 900);
    await button(viewAll).click();
    await expect.element(tab('Transfer History')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('are three rows without text until the history has been read', async () => {
    const release = provider.controls.hold('getTransferHistory');
    await openForm();
    await expect.element(latest).toHaveAttribute('aria-busy', 'true');
    expect(latest.getByRole('row').elements()).toHaveLength(4);
    release();
    await expect.element(latest).not.toHaveAttribute('aria-busy');
    expect(latest.getByRole('row').elements()).toHaveLength(4);
  });

  test('are said not to be there where there are none', async () => {
    replaceReplies({ getTransferHistory: { data: { transfers: [] } } });
    await openForm();
    await expect.element(region(transfer.latest.title)).toHaveTextContent(tables.transfers.empty);
  });

  test('that could not be read are an error, and Retry reads them', async () => {
    provider.controls.failNext('getTransferHistory', 'serverError');
    await openForm();
    await expect.element(alert()).toHaveTextContent(reading.failed(transfer.latest.title));
    await button(reading.retry).click();
    await expect.element(latest).not.toHaveAttribute('aria-busy');
    expect(latest.getByRole('row').elements()).toHaveLength(4);
  });
});

describe('the tabs', () => {
  test.each([
    ['history', 'Transfer History'],
    ['success', 'Review Transfer'],
    ['nonsense', 'Transfer Funds'],
  ])('a reload with ?tab=%s opens %s', async (name, label) => {
    await openApp(`${PATH}?tab=${name}`, { as: 'member' });
    await expect.element(tab(label)).toHaveAttribute('aria-selected', 'true');
    closeApp();
  });

  test('the history has the specified columns; details of a received transfer name its sender, those of a sent one its recipient', async () => {
    const { client } = await openApp(`${PATH}?tab=history`, { as: 'member' });
    await expect
      .poll(() => columnHeaders('Transfer History'))
      .toEqual(['Transfer Id', 'Recipient Name', 'Recipient Email', 'Date', 'Amount', 'Status']);
    const { transfers } = (await callSample(client, getTransferHistory, {})).data;
    for (const [direction, person] of [
      ['received', 'Sender'],
      ['sent', 'Recipient'],
    ] as const) {
      const name = transfers.find((one) => one.direction === direction)?.counterpart?.name ?? '';
      await page
        .getByRole('button', { name: direction === 'sent' ? name : `Received from ${name}`, exact: true })
        .first()
        .click();
      const terms = page.getByRole('dialog').getByRole('term');
      await expect.element(terms.filter({ hasText: `${person} Name` })).toBeVisible();
      await expect.element(terms.filter({ hasText: `${person} Email` })).toBeVisible();
      await expect.element(page.getByRole('dialog').getByText(name, { exact: true }).last()).toBeVisible();
      expect(terms.elements().map(({ textContent }) => textContent)).toHaveLength(5);
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }
  });

  test('one that the member opens is in the browser’s history; the one that an accepted transfer opens takes the place of the form', async () => {
    await openForm();
    await fill('1');
    const push = vi.spyOn(history, 'pushState');
    await sendAndConfirm();
    await expect.element(text('Transaction Successful')).toBeVisible();
    expect(location.search).toBe('?tab=success');
    expect(push).not.toHaveBeenCalled();

    await tab('Transfer History').click();
    await expect.element(page.getByRole('table')).toBeVisible();
    await tab('Transfer Funds').click();
    await expect.element(field('Amount')).toBeVisible();
    expect(location.search).toBe('');
    expect(push).toHaveBeenCalledTimes(2);
    history.back();
    await expect.element(tab('Transfer History')).toHaveAttribute('aria-selected', 'true');
    history.back();
    await expect.element(text('Transaction Successful')).toBeVisible();
    expect(location.search).toBe('?tab=success');
  });

  test('the menu opens the form, also where the history was shown last', async () => {
    await openForm();
    await tab('Transfer History').click();
    await expect.element(page.getByRole('table')).toBeVisible();
    await followLink('Deposit', 'Deposit Funds');
    await followLink('Fund Transfer', 'Fund Transfer');
    await expect.element(tab('Transfer Funds')).toHaveAttribute('aria-selected', 'true');
    expect(location.search).toBe('');
  });

  test('what is typed is still there after a visit to the history', async () => {
    await openForm();
    await fill('12');
    await tab('Transfer History').click();
    await expect.element(page.getByRole('table')).toBeVisible();
    await tab('Transfer Funds').click();
    await expect.element(field('Amount')).toHaveValue('12');
  });

  test('can be operated with the keyboard; the review asks to send first when there is no result', async () => {
    await openForm();
    await tab('Transfer Funds').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Review Transfer')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(tab('Review Transfer')).toHaveAttribute('aria-selected', 'true');
    await expect.element(text('Please send funds first.')).toBeVisible();
  });
});

test('the transfer wizard has no findings on any tab, in both themes, down to 360 px', async () => {
  await openForm();
  await expectNoFindings();
  await tab('Review Transfer').click();
  await expectNoFindings([PHONE]);
  await tab('Transfer History').click();
  await expect.element(page.getByRole('table')).toBeVisible();
  await expectNoFindings();
});

import { decodeQR } from 'qr/decode.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getTransactionHistory } from '#src/contract/transactions.ts';
import { getProfile } from '#src/contract/users.ts';
import { generateWallet } from '#src/contract/wallet.ts';
import { formatDollars } from '#src/domain/money.ts';
import { qrCode } from '#src/messages/common.ts';
import { deposit as messages } from '#src/messages/deposit.ts';
import { expectNoFindings } from '../support/axe';
import { changeReplies, replaceFields, without } from '../support/changeReplies';
import { alert, button, heading, settled, text } from '../support/locators';
import { callsOf, closeApp, openApp, persona, provider } from '../support/openApp';
import { openScreen } from '../support/screens';

const PATH = '/dashboard/deposit';
const GENERATE = 'POST /wallet/generate';
const MINUTE = 60_000;
const ADDRESS = /^0x[0-9a-f]{40}$/;

const address = page.getByText(ADDRESS);
async function shownAddress(): Promise<string> {
  await expect.element(address).toBeVisible();
  return address.element().textContent ?? '';
}
const openDeposit = (search = '') => openScreen(PATH + search, 'Deposit Funds', { as: 'member' });
async function openWaiting() {
  const services = await openDeposit();
  await shownAddress();
  await expect.element(text(messages.waiting)).toBeVisible();
  return services;
}

afterEach(() => {
  vi.useRealTimers();
});

/** Sets the wall clock that the app reads; timers go on by themselves. */
const wallClockAt = (now: number) => vi.spyOn(Date, 'now').mockReturnValue(now);

describe('the address', () => {
  test('is the provider’s, as text and as a QR code of 200 px that an independent decoder reads', async () => {
    const services = await openDeposit();
    const shown = await shownAddress();
    const { data } = await services.client.call(generateWallet, {});
    expect(shown).toBe(data?.wallet_address);

    const code = page.getByRole('img', { name: messages.qrCode });
    await expect.element(code).toBeVisible();
    const { width, height } = code.element().getBoundingClientRect();
    expect([width, height]).toEqual([200, 200]);
    const base64 = await page.screenshot({ element: code, base64: true, save: false });
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    expect(pixels && decodeQR(pixels)).toBe(shown);
  });

  test('is copied, and the confirmation stays for two seconds', async () => {
    await openDeposit();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const shown = await shownAddress();
    await button(messages.copy).click();
    await expect.element(button(messages.copied)).toBeVisible();
    expect(copied).toHaveBeenCalledWith(shown);
    await expect.element(button(messages.copy)).toBeVisible();
  });

  test('survives a reload without being fetched again, and is removed by the logout', async () => {
    await openDeposit();
    const shown = await shownAddress();
    closeApp();
    await openApp(PATH);
    expect(await shownAddress()).toBe(shown);
    expect(callsOf(GENERATE)).toBe(1);
    await button('Logout').click();
    await expect.element(heading('Access Your Account')).toBeVisible();
    expect(localStorage.getItem('deposit-wallet')).toBeNull();
  });

  test('of one member is never shown to another', async () => {
    await openDeposit();
    const first = await shownAddress();
    const kept = localStorage.getItem('deposit-wallet') ?? '';
    closeApp();
    localStorage.clear();
    await openApp('/signin');
    localStorage.setItem('deposit-wallet', kept);
    closeApp();
    await openApp(PATH, { as: 'leader' });
    expect(await shownAddress()).not.toBe(first);
  });

  test('that was stored for longer than an hour is fetched anew', async () => {
    await openDeposit();
    const shown = await shownAddress();
    const stored: unknown = JSON.parse(localStorage.getItem('deposit-wallet') ?? '');
    const tampered = replaceFields(stored, { wallet_address: '0x1', expiresAt: Date.UTC(9999, 0) });
    closeApp();
    localStorage.setItem('deposit-wallet', JSON.stringify(tampered));
    await openApp(PATH);
    expect(await shownAddress()).toBe(shown);
  });

  test.each(['nonsense', '{}', JSON.stringify({ owner: 'x', wallet: null })])(
    'is fetched anew when the stored value is %s',
    async (kept) => {
      const services = await openApp('/dashboard', { as: 'member' });
      localStorage.setItem('deposit-wallet', kept);
      await page.getByRole('link', { name: 'Deposit', exact: true }).click();
      const { data } = await services.client.call(generateWallet, {});
      expect(await shownAddress()).toBe(data?.wallet_address);
    },
  );
});

describe('an address that a QR code cannot hold', () => {
  test.each([
    ['of 3,000 characters', 'x'.repeat(3000)],
    ['with a lone surrogate', '0xab\ud800cd'],
  ])('(%s) is shown as text and copied, also after a reload', async (_, long) => {
    changeReplies({ generateWallet: (body) => replaceFields(body, { wallet_address: long }) });
    await openDeposit();
    const shown = page.getByRole('main').getByRole('code');
    await expect.element(shown).toHaveTextContent(long);
    await expect.element(text(qrCode.unfit)).toBeVisible();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button(messages.copy).click();
    expect(copied).toHaveBeenCalledWith(long);
    closeApp();
    await openApp(PATH);
    await expect.element(text(qrCode.unfit)).toBeVisible();
  });
});

describe('its time', () => {
  test.each([0.001, 0.5])(
    'of %d seconds causes no more than one call by itself, then a button',
    async (expires_in) => {
      changeReplies({ generateWallet: (body) => replaceFields(body, { expires_in }) });
      await openDeposit();
      await expect.element(alert()).toHaveTextContent(messages.expiredSoon);
      expect(callsOf(GENERATE)).toBe(2);
      await button(messages.getAnother).click();
      await expect.poll(() => callsOf(GENERATE)).toBe(3);
      await expect.element(button(messages.getAnother)).toBeVisible();
      vi.restoreAllMocks();
      await button(messages.getAnother).click();
      await shownAddress();
    },
  );

  test.each([undefined, 1e16])('is an hour where the provider says %s', async (expires_in) => {
    changeReplies({ generateWallet: (body) => replaceFields(body, { expires_in, limits: undefined }) });
    await openDeposit();
    await shownAddress();
    await expect.element(page.getByText(/This address expires in (59|60) minutes\./)).toBeVisible();
  });

  test.each([0, -5])('of %d seconds is no address', async (expires_in) => {
    changeReplies({ generateWallet: (body) => replaceFields(body, { expires_in }) });
    await openDeposit();
    await expect.element(alert()).toHaveTextContent(messages.failed);
    expect(callsOf(GENERATE)).toBe(1);
  });

  test('is shown in words, and counted down in the last five minutes', async () => {
    await openDeposit();
    await shownAddress();
    await expect.element(page.getByText(/This address expires in (59|60) minutes\./)).toBeVisible();
    wallClockAt(Date.now() + 56 * MINUTE);
    window.dispatchEvent(new Event('focus'));
    await expect.element(page.getByText(/This address expires in [34]:\d\d\./)).toBeVisible();
  });

  test('after a reload at minute 59 is what is left of it, not another hour', async () => {
    await openDeposit();
    const shown = await shownAddress();
    closeApp();
    wallClockAt(Date.now() + 59 * MINUTE);
    await openApp(PATH);
    expect(await shownAddress()).toBe(shown);
    await expect.element(page.getByText(/This address expires in (1:00|0:\d\d)\./)).toBeVisible();
  });

  test('is what is left of it from the first look on, where the clock moves while it is fetched', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const release = provider.controls.hold('generateWallet');
    await openDeposit();
    await expect.element(text(messages.fetching)).toBeVisible();
    wallClockAt(Date.now() - 400 * 24 * 60 * MINUTE);
    release();
    await shownAddress();
    // Later ticks would mend it.
    expect(page.getByRole('main').element().textContent).toMatch(/This address expires in (59|60) minutes\./);
  });

  test('is over after a sleep until minute 61: the old address is removed before the new one is fetched', async () => {
    await openDeposit();
    const old = await shownAddress();
    const release = provider.controls.hold('generateWallet');
    await provider.controls.advance(14 * MINUTE);
    wallClockAt(Date.now() + 61 * MINUTE);
    window.dispatchEvent(new Event('focus'));
    await expect.element(text(messages.expired)).toBeVisible();
    expect(address.elements()).toHaveLength(0);
    expect(page.getByRole('img', { name: messages.qrCode }).elements()).toHaveLength(0);
    expect(localStorage.getItem('deposit-wallet')).toBeNull();
    vi.restoreAllMocks();
    release();
    await shownAddress();
    expect(callsOf(GENERATE)).toBe(2);
    expect(old).toMatch(ADDRESS);
  });

  test('is over whenever the clock is moved on or back, and another address comes by itself', async () => {
    await openDeposit();
    await shownAddress();
    const now = Date.now();
    for (const [time, calls] of [
      [now + 61 * MINUTE, 2],
      [now, 3],
    ] as const) {
      wallClockAt(time);
      window.dispatchEvent(new Event('focus'));
      await expect.poll(() => callsOf(GENERATE)).toBe(calls);
      await shownAddress();
    }
  });
});

describe('a failed fetch', () => {
  test.each(['serverError', 'unreachable', 'malformed'] as const)(
    '(%s) is logged, shows what to do, and Retry fetches the address',
    async (failure) => {
      provider.controls.failNext('generateWallet', failure);
      await openDeposit();
      await expect.element(alert().getByText(messages.failed)).toBeVisible();
      expect(console.error).toHaveBeenCalledWith(
        'The deposit wallet could not be fetched.',
        expect.any(Error),
      );
      // Nobody can send anything without an address.
      expect(text(messages.waiting).elements()).toHaveLength(0);
      await button('Retry').click();
      await shownAddress();
      await expect.element(text(messages.waiting)).toBeVisible();
    },
  );

  test('stays on the screen while it is asked again, with the focus on Retry, until there is an address', async () => {
    provider.controls.failNext('generateWallet', 'serverError', { sticky: true });
    await openDeposit();
    const failed = alert().getByText(messages.failed);
    await expect.element(failed).toBeVisible();
    const announced = failed.element();
    const retry = button('Retry');
    await retry.click();
    await expect.poll(() => failed.query() ?? announced).not.toBe(announced);
    await expect.element(retry).toHaveFocus();

    provider.controls.clear();
    const release = provider.controls.hold('generateWallet');
    await retry.click();
    await expect.poll(() => alert().elements()).toHaveLength(0);
    await expect.element(text(messages.failed)).toBeVisible();
    await expect.element(retry).toHaveFocus();
    // There is no address yet.
    expect(text(messages.waiting).elements()).toHaveLength(0);
    release();
    await shownAddress();
    await expect.element(text(messages.waiting)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('two tabs request one wallet: the second waits and uses what the first has stored', async () => {
  const release = provider.controls.hold('generateWallet');
  await openDeposit();
  await expect.poll(() => callsOf(GENERATE)).toBe(1);
  await openApp(PATH);
  await expect.poll(() => page.getByText(messages.fetching).elements().length).toBe(2);
  release();
  await expect.poll(() => address.elements().length).toBe(2);
  expect(new Set(address.elements().map((one) => one.textContent)).size).toBe(1);
  expect(callsOf(GENERATE)).toBe(1);
});

test('the transactions stand under Deposit Details, and axe finds nothing in both themes, down to 360 px', async () => {
  await openDeposit();
  await shownAddress();
  await expect.element(page.getByRole('heading', { name: 'Deposit Details' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Recent Transaction' })).toBeVisible();
  await expectNoFindings();
});

describe('a deposit that is waited for', () => {
  const HISTORY = 'GET /transactions/history';
  const TEN_SECONDS = 10_000;

  test('is told within ten seconds, counted into the balance, and leaves the focus where it is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const services = await openWaiting();
    const { data } = await services.client.call(getProfile, {});
    const balance = data.balances?.deposit_balance ?? 0;
    const copy = button(messages.copy).element();
    copy.focus();
    await provider.controls.deposit(persona('member').identifier, 100);
    const reads = callsOf(HISTORY);
    vi.advanceTimersByTime(TEN_SECONDS);
    await expect.element(page.getByRole('status').getByText('$100.00000 received')).toBeVisible();
    expect(callsOf(HISTORY)).toBe(reads + 1);
    await expect
      .element(page.getByRole('main'))
      .toHaveTextContent(formatDollars(balance + 100).replace(/\.\d+$/, ''));
    await expect.element(copy).toHaveFocus();
    const table = page.getByRole('table', { name: 'Recent Transaction' });
    await expect.element(table.getByText('$100.00000').first()).toBeVisible();
    vi.useRealTimers();
    await expectNoFindings();
  });

  test.each([
    [
      'that are listed late',
      [
        ['old', 400],
        ['older', 700],
      ],
    ],
    ['whose ids are others with each answer', [['another', 0]]],
  ] as const)('is not told of earlier ones %s', async (_, added) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    await openWaiting();
    const table = page.getByRole('table', { name: 'Recent Transaction' });
    await expect.element(table).toBeVisible();
    changeReplies({
      getTransactionHistory: (reply) => {
        const { data } = getTransactionHistory.reply.parse(reply);
        const known = data.transactions.find(({ type, status }) => type === 'Deposit' && status === 1);
        if (!known) throw new Error('there is no deposit');
        const late = added.map(([_id, days]) => ({
          ...known,
          _id,
          created_at: new Date(Date.parse(known.created_at) - days * 24 * 60 * MINUTE).toISOString(),
        }));
        return { data: { transactions: [...late, ...data.transactions] } };
      },
    });
    const reads = callsOf(HISTORY);
    // The next question follows an answer that was shown.
    const pass = () => {
      vi.advanceTimersByTime(TEN_SECONDS);
      return callsOf(HISTORY);
    };
    await expect.poll(pass).toBeGreaterThan(reads + 1);
    expect(page.getByText(/ received$/).elements()).toEqual([]);
  });

  test('is told also where the newest movement is of the future', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    changeReplies({
      getTransactionHistory: (reply) => {
        const { data } = getTransactionHistory.reply.parse(reply);
        const created_at = new Date(Date.now() + 48 * 60 * MINUTE).toISOString();
        const planned = data.transactions.filter(({ type }) => type === 'Withdrawal').slice(0, 1);
        return {
          data: {
            transactions: [...planned.map((one) => ({ ...one, _id: 'x', created_at })), ...data.transactions],
          },
        };
      },
    });
    await openWaiting();
    await provider.controls.deposit(persona('member').identifier, 100);
    vi.advanceTimersByTime(TEN_SECONDS);
    await expect.element(page.getByRole('status').getByText('$100.00000 received')).toBeVisible();
  });

  test('leaves the details of an earlier one open, also where no row has an id', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    changeReplies({ getTransactionHistory: (reply) => without(reply, '_id') });
    await openWaiting();
    const table = page.getByRole('table', { name: 'Recent Transaction' });
    await table.getByRole('button', { name: 'Deposit' }).first().click();
    const details = page.getByRole('dialog', { name: 'Deposit' });
    await expect.element(details).toBeVisible();
    const before = details.element().textContent;
    await provider.controls.deposit(persona('member').identifier, 12.345);
    vi.advanceTimersByTime(TEN_SECONDS);
    await expect.poll(() => table.element().textContent).toContain('$12.34500');
    expect(details.element().textContent).toBe(before);
  });

  test('is looked for less often after failures, and not while the page is in the background', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    await openWaiting();
    const reads = callsOf(HISTORY);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(6 * TEN_SECONDS);
    expect(callsOf(HISTORY)).toBe(reads);
    hidden.mockRestore();
    provider.controls.failNext('getTransactionHistory', 'serverError');
    vi.advanceTimersByTime(TEN_SECONDS);
    await expect.element(text(messages.notRead)).toBeVisible();
    vi.advanceTimersByTime(TEN_SECONDS);
    expect(callsOf(HISTORY)).toBe(reads + 1);
    vi.advanceTimersByTime(TEN_SECONDS);
    await expect.element(text(messages.waitingHint)).toBeVisible();
    expect(callsOf(HISTORY)).toBe(reads + 2);
  });

  test('that cannot be read is not said to be looked for every ten seconds while it is asked for again', async () => {
    provider.controls.failNext('getTransactionHistory', 'serverError', { sticky: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    await openDeposit();
    await expect.element(text(messages.notRead)).toBeVisible();
    const reads = callsOf(HISTORY);
    const told: (string | null)[] = [];
    const sentence = text(messages.notRead).element();
    const observer = new MutationObserver(() => told.push(sentence.textContent));
    observer.observe(sentence, { characterData: true, childList: true, subtree: true });
    vi.advanceTimersByTime(2 * TEN_SECONDS);
    await expect.poll(() => callsOf(HISTORY)).toBe(reads + 1);
    vi.useRealTimers();
    await settled();
    observer.disconnect();
    expect(told).toEqual([]);
  });

  test('is told with its amount while it is on its way, and not in the colour of what has arrived', async () => {
    changeReplies({
      getTransactionHistory: (reply) => {
        const { data } = getTransactionHistory.reply.parse(reply);
        const deposits = data.transactions.filter(({ type }) => type === 'Deposit').slice(0, 3);
        const transactions = deposits.map((one, index) => ({
          ...one,
          created_at: new Date(Date.now() - MINUTE).toISOString(),
          amount: [250, 0.5, 70][index] ?? 0,
          status: [2, 4, 1][index] ?? 3,
        }));
        return { data: { transactions } };
      },
    });
    await openDeposit();
    await expect.element(page.getByRole('status').getByText('$250.50000 is on its way')).toBeVisible();
    const table = page.getByRole('table', { name: 'Recent Transaction' });
    const colorOf = (amount: string) => getComputedStyle(table.getByText(amount).element()).color;
    await expect.element(table.getByText('+$70.00000')).toBeVisible();
    expect(colorOf('+$250.00000')).not.toBe(colorOf('+$70.00000'));
    expect(colorOf('+$250.00000')).toBe(colorOf('+$0.50000'));
  });

  test('is listed among deposits only, until that filter is lifted', async () => {
    await openDeposit();
    const table = page.getByRole('table', { name: 'Recent Transaction' });
    await expect.element(table.getByText('Deposit').first()).toBeVisible();
    expect(table.getByText('Withdrawal').elements()).toHaveLength(0);
    await page.getByLabelText('Type').selectOptions('Deposits and withdrawals');
    await expect.element(table.getByText('Withdrawal').first()).toBeVisible();
    expect(location.search).toBe('?kind=all');
  });

  test('is found again after all filters have been cleared', async () => {
    await openDeposit('?kind=all&q=nobody&from=2020-01-01&to=2020-01-02&size=25');
    const table = page.getByRole('table', { name: 'Recent Transaction' });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(table.getByText('Deposit').first()).toBeVisible();
    expect(location.search).toBe('?size=25');
  });

  test('where there is none, the focus is on the table after its filter has been cleared', async () => {
    changeReplies({ getTransactionHistory: (body) => replaceFields(body, { transactions: [] }) });
    await openDeposit('?kind=all');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => location.search).toBe('');
    await expect.element(page.getByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.querySelector(':scope > table')).toBeTruthy();
  });

  test('is listed also where the provider calls it otherwise', async () => {
    changeReplies({ getTransactionHistory: (body) => replaceFields(body, { type: 'Top-up' }) });
    await openDeposit();
    const table = page.getByRole('table', { name: 'Recent Transaction' });
    await expect.element(table.getByText('Top-up').first()).toBeVisible();
  });
});

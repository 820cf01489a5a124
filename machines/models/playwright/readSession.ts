import type { Page } from '@playwright/test';
import type { StoredData } from '../appDriver';
import { toKey } from './storageKey';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function readSession(page: Page): Promise<StoredData> {
  const { token, hasDepositWallet, appearance } = await page.evaluate(
    ([authKey, walletKey, themeKey]) => {
      const auth: { token?: string } | null = JSON.parse(localStorage.getItem(authKey) ?? 'null');
      return {
        token: auth && (auth.token ?? ''),
        hasDepositWallet: localStorage.getItem(walletKey) !== null,
        appearance: localStorage.getItem(themeKey),
      };
    },
    [toKey('auth'), toKey('deposit-wallet'), toKey('theme')] as const,
  );
  const cookies = await page.context().cookies(page.url());
  const [tokenCookie, roleCookie] = ['token', 'role'].map((name) =>
    cookies.find((each) => each.name === name),
  );
  const isShort = [tokenCookie, roleCookie].some(
    (cookie) => cookie && Math.round((cookie.expires * 1000 - Date.now()) / DAY_MS) !== 7,
  );
  return {
    token,
    tokenCookie: tokenCookie ? decodeURIComponent(tokenCookie.value) : null,
    hasRoleCookie: roleCookie !== undefined,
    cookieProblem: isShort ? 'A cookie is not stored for seven days.' : null,
    hasDepositWallet,
    appearance,
  };
}

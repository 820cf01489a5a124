import { isValidElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { STAGES } from '#src/contract/team.ts';
import { withdraw } from '#src/contract/transactions.ts';
import { getProfile } from '#src/contract/users.ts';
import { DepositIcon, DonateIcon, WithdrawIcon } from '#src/ui/icons/navigation.tsx';
import { getTransactionIcon } from '#src/views/dashboard/tables/TypeWithIcon.tsx';
import { CENTERING_MS, TRANSITION_MS, zoomAround } from '#src/views/dashboard/team-graph/viewport.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('unused cached data is dropped after 60 seconds, and nothing is retried', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ gcTime: 60_000, retry: false });
  expect(mutations).toMatchObject({ retry: false });
});

test('the client sends credentials and, with a token, the bearer header', async () => {
  const sent: [unknown, RequestInit | undefined][] = [];
  const client = (token: string | null) =>
    createClient({
      baseUrl: '/api',
      session: { getToken: () => token, onUnauthorized: async () => null },
      fetch: async (input, init) => {
        sent.push([input, init]);
        throw new TypeError('offline');
      },
    });
  await expect(client('secret').call(getProfile, {})).rejects.toThrow();
  await expect(client(null).call(getProfile, {})).rejects.toThrow();
  expect(sent.map(([url, init]) => [url, init?.credentials])).toEqual([
    ['/api/users/profile', 'include'],
    ['/api/users/profile', 'include'],
  ]);
  const bearers = sent.map(([, init]) => new Headers(init?.headers).get('authorization'));
  expect(bearers).toEqual(['Bearer secret', null]);
});

test.each([{ network: 'ETH' }, { payment_method: 'bank' }, { type: 'Deposit' }])(
  'a withdrawal with %j is refused by the contract',
  (change) => {
    const body = { amount: 20, withdrawal_address: '0xabc', network: 'BSC', payment_method: 'blockchain' };
    const request = { ...body, type: 'Withdrawal' };
    expect(withdraw.body.safeParse(request).success).toBe(true);
    expect(withdraw.body.safeParse({ ...request, ...change }).success).toBe(false);
  },
);

test('the stage filter has the stages 1 to 10', () => {
  expect(STAGES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

describe('the team graph', () => {
  test.each([
    [0.01, 0.1],
    [0.5, 0.5],
    [3, 1],
  ])('limits zoom %d to %d', (zoom, limited) => {
    expect(zoomAround({ x: 0, y: 0, k: 1 }, zoom, { x: 0, y: 0 }).k).toBeCloseTo(limited);
  });

  test('moves branches in 500 ms and centres in 800 ms', () => {
    expect([TRANSITION_MS, CENTERING_MS]).toEqual([500, 800]);
  });
});

test('the icon of a transaction follows its type, and defaults to a donation’s', () => {
  const icons = ['Deposit', 'Withdrawal', 'Donation', 'anything'].map((type) => {
    const icon = getTransactionIcon(type);
    return isValidElement(icon) ? icon.type : undefined;
  });
  expect(icons).toEqual([DepositIcon, WithdrawIcon, DonateIcon, DonateIcon]);
});

test.each([
  ['original', 'Name is required', 'No data foud'],
  ['corrected', undefined, 'No data found'],
  [undefined, undefined, 'No data found'],
])(
  'with VITE_WORDING=%s the texts that the specification has with a slip are its own, or corrected',
  async (wording, required, empty) => {
    vi.stubEnv('VITE_WORDING', wording);
    vi.resetModules();
    const { home } = await import('#src/messages/home.ts');
    const { setting } = await import('#src/messages/setting.ts');
    const { signUp } = await import('#src/messages/signUp.ts');
    const { transfer } = await import('#src/messages/transfer.ts');
    const { withdraw: withdrawal } = await import('#src/messages/withdraw.ts');
    expect([
      signUp.emailRequired,
      transfer.form.amountRequired,
      withdrawal.amountRequired,
      withdrawal.walletAddressRequired,
      setting.security.currentRequired,
    ]).toEqual(
      ['Email', 'Amount', 'Amount', 'Wallet address', 'Current password'].map(
        (field) => required ?? `${field} is required`,
      ),
    );
    expect(home.earning.empty).toBe(empty);
  },
);

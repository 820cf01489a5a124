import * as z from 'zod/mini';

/** What later steps speak of, by the call that tells it. */
const wallet = z.object({ data: z.object({ wallet_address: z.string() }) });
const transfer = z.object({ data: z.object({ transfer_id: z.string() }) });
const profile = z.object({ data: z.object({ balances: z.object({ deposit_balance: z.number() }) }) });

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 5,
});

/** What an answer of the provider tells that a path may speak of as `{provider.address}` and the like. */
export function toldBy(call: string, body: unknown): Readonly<Record<string, string>> {
  if (call === 'POST /wallet/generate') {
    const { data } = wallet.safeParse(body);
    return data ? { address: data.data.wallet_address } : {};
  }
  if (call === 'POST /transfers/process') {
    const { data } = transfer.safeParse(body);
    return data ? { transferId: data.data.transfer_id } : {};
  }
  if (call === 'GET /users/profile') {
    const { data } = profile.safeParse(body);
    return data ? { balance: dollars.format(data.data.balances.deposit_balance) } : {};
  }
  return {};
}

/** Puts what was told in the place of `{provider.address}` and the like; what was not told yet stays as it is. */
export const withTold = (template: string, told: (what: string) => string | undefined): string =>
  template.replace(/\{provider\.(\w+)\}/g, (whole, what: string) => told(what) ?? whole);

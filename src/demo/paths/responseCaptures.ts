import * as z from 'zod/mini';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 5,
});

/** Reads one thing out of an answer: its name and its text; undefined where the answer has none. */
type Capture = (answer: unknown) => readonly [name: string, text: string] | undefined;

const capture =
  <Answer>(name: string, schema: z.ZodMiniType<Answer>, textIn: (answer: Answer) => string): Capture =>
  (answer) => {
    const found = schema.safeParse(answer);
    return found.success ? [name, textIn(found.data)] : undefined;
  };

/** What is looked at in the answers of the provider, by call: the newest token, and what later steps speak of. */
export const responseCaptures: Readonly<Record<string, Capture>> = {
  'POST /users/login': capture('token', z.object({ token: z.string() }), ({ token }) => token),
  'GET /v1/auth/refresh-token': capture(
    'token',
    z.object({ data: z.object({ accessToken: z.string() }) }),
    ({ data }) => data.accessToken,
  ),
  'POST /wallet/generate': capture(
    'address',
    z.object({ data: z.object({ wallet_address: z.string() }) }),
    ({ data }) => data.wallet_address,
  ),
  'POST /transfers/process': capture(
    'transferId',
    z.object({ data: z.object({ transfer_id: z.string() }) }),
    ({ data }) => data.transfer_id,
  ),
  'GET /users/profile': capture(
    'balance',
    z.object({ data: z.object({ balances: z.object({ deposit_balance: z.number() }) }) }),
    ({ data }) => dollars.format(data.balances.deposit_balance),
  ),
};

/** Puts what was told in the place of `{provider.address}` and the like; what was not told yet stays as it is. */
export const resolveCaptures = (template: string, told: (what: string) => string | undefined): string =>
  template.replace(/\{provider\.(\w+)\}/g, (whole, what: string) => told(what) ?? whole);

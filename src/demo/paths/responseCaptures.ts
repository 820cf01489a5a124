import * as z from 'zod/mini';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 5,
});

/** Captures one value of a response: its name and text; undefined where the response does not have it. */
type Capture = (response: unknown) => readonly [name: string, text: string] | undefined;

const capture =
  <Response>(
    name: string,
    schema: z.ZodMiniType<Response>,
    getText: (response: Response) => string,
  ): Capture =>
  (response) => {
    const parsed = schema.safeParse(response);
    return parsed.success ? [name, getText(parsed.data)] : undefined;
  };

/** What is captured of the provider's responses, by call: the newest token, and values that later steps refer to. */
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

/** Replaces `{provider.address}` and the like with captured values; a placeholder without a value stays. */
export const resolveCaptures = (
  template: string,
  getCaptured: (name: string) => string | undefined,
): string => template.replace(/\{provider\.(\w+)\}/g, (whole, name: string) => getCaptured(name) ?? whole);

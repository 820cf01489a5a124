import { expect, type Locator, type Page } from '@playwright/test';
import { confirmMovement, persona, toast } from '../pageActions';
import { test as base } from '../policyTest';
import { type MoneyProvider, startMoneyProvider } from './moneyProvider';

const USER = { name: 'Lena Leader', email: 'leader@example.com', role: 'leader' };
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);

/** One of the three forms that move money, as a member sees it. */
export interface MoneyForm {
  readonly name: 'transfer' | 'donation' | 'withdrawal';
  readonly path: string;
  /** fills in the form that is on the screen */
  readonly fillIn: (page: Page) => Promise<void>;
  /** confirmed, where the destination is new */
  readonly submit: (page: Page) => Promise<void>;
  readonly submitButton: (page: Page) => Locator;
  /** what says that the provider has accepted it */
  readonly success: (page: Page) => Locator;
  /** the toast of a refusal without a sentence */
  readonly failure: string;
}

const AMOUNT = { transfer: '5', donation: '10000', withdrawal: '20' } as const;

function createForm(
  name: MoneyForm['name'],
  path: string,
  button: string,
  fields: Readonly<Record<string, string>>,
  success: (page: Page) => Locator,
  failure: string,
): MoneyForm {
  return {
    name,
    path,
    fillIn: async (page) => {
      for (const [label, text] of Object.entries(fields)) await fill(page, label, text);
    },
    submit: async (page) => {
      await press(page, button);
      if (name !== 'donation') await confirmMovement(page);
    },
    submitButton: (page) => page.getByRole('button', { name: button, exact: true }),
    success,
    failure,
  };
}

export const forms: readonly MoneyForm[] = [
  createForm(
    'transfer',
    '/dashboard/fund-transfer',
    'Send Fund',
    { 'Recipient private key': persona('newcomer').identifier, Amount: AMOUNT.transfer },
    (page) => page.getByText('Transaction Successful').filter({ visible: true }).first(),
    'Something went wrong',
  ),
  createForm(
    'donation',
    '/dashboard/donate',
    'Submit',
    { Amount: AMOUNT.donation },
    (page) => toast(page, 'Donation made successfully!'),
    'An error occurred while making the donation.',
  ),
  createForm(
    'withdrawal',
    '/dashboard/withdraw',
    'Confirm',
    { Amount: AMOUNT.withdrawal, 'Wallet Address': '0x00000000000000000000000000000000000000aa' },
    (page) => toast(page, 'Withdraw successful!'),
    'An error occurred',
  ),
];

/** The warning on the movement's own screen. */
export const unknownWarning = (page: Page, { name }: MoneyForm): Locator =>
  page.getByRole('alert').filter({
    hasText: new RegExp(
      `^(A ${name} of \\$[\\d.,]+ was sent\\. )?It is not known whether (the|your) ${name} went through`,
    ),
    visible: true,
  });

export const earlierNotice = (page: Page, { name }: MoneyForm): Locator =>
  page.getByText(
    new RegExp(`^A ${name} of \\$[\\d,]+\\.00000 was sent on .* not known whether it went through`),
  );

/** Presses what sends the same again; a transfer's button is on its form. */
export async function sendAgain(page: Page, { name }: MoneyForm): Promise<void> {
  if (name === 'transfer') await page.getByRole('tab', { name: 'Transfer Funds' }).click();
  await press(page, 'Send again – the provider will not count it twice');
}

/** Signs in without the form, with the refresh cookie, and stores what a sign-in leaves (R3.3, R4.6), once for each tab. */
export async function openSignedIn(page: Page, { origin }: MoneyProvider, path: string): Promise<void> {
  const { identifier, passcode } = persona('leader');
  const response = await page.context().request.post(`${origin}/api/users/login`, {
    data: { identifier, password: passcode },
  });
  const { token }: { readonly token: string } = await response.json();
  await page.addInitScript(
    (auth) => {
      if (sessionStorage.getItem('restored')) return;
      sessionStorage.setItem('restored', 'yes');
      localStorage.setItem('auth', auth);
    },
    JSON.stringify({ user: { ...USER, user_pk: identifier }, token }),
  );
  await page.goto(origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The deadline of every call, instead of half a minute. */
export const DEADLINE_MS = 1500;

interface Options {
  /** of every call; undefined leaves the app's own */
  readonly deadlineMs: number | undefined;
}

export const test = base.extend<
  Options & { readonly deadline: undefined },
  { readonly server: MoneyProvider }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const server = await startMoneyProvider();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  deadlineMs: [undefined, { option: true }],
  deadline: [
    async ({ context, deadlineMs }, use) => {
      await context.addInitScript((milliseconds) => {
        if (milliseconds === undefined) return;
        const original = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = () => original(milliseconds);
      }, deadlineMs);
      await use(undefined);
    },
    { auto: true },
  ],
});

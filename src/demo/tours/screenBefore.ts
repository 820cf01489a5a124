import * as z from 'zod/mini';
import { tabStorage } from '../tabStorage';
import { LEFT_TO_KEY } from './tourKey';

/** Fields whose values may be kept by name. Passcodes and private keys are stored nowhere, so they are not among them. */
const KEPT_FIELDS: readonly string[] = [
  'name',
  'email',
  'referral_code',
  'amount',
  'wallet_address',
  'withdrawal_address',
];

export const screenBefore = z.object({
  /** the address that leaving the tour leads to */
  address: z.string(),
  /** what was in the fields of its forms, by their names */
  fields: z.record(z.string(), z.string()),
});
export type ScreenBefore = z.output<typeof screenBefore>;

export function readScreen(): ScreenBefore {
  const typed = [...document.querySelectorAll<HTMLInputElement>('main form input')].filter(
    ({ name, value, readOnly }) => KEPT_FIELDS.includes(name) && value !== '' && !readOnly,
  );
  return {
    address: location.pathname + location.search,
    fields: Object.fromEntries(typed.map(({ name, value }) => [name, value])),
  };
}

export function parseScreen(stored: string | null): ScreenBefore | undefined {
  try {
    return z.safeParse(screenBefore, JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Has the screen before the tour as it was when it is shown, however the tour is left. */
export const keepScreen = (screen: ScreenBefore): void => tabStorage.set(LEFT_TO_KEY, JSON.stringify(screen));

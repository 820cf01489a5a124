import { quoteLargeNumbers, toContractNames } from './names';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNothing = (data: unknown): boolean =>
  data === null || (typeof data === 'object' && Object.keys(data).length === 0);

/** What a text of JSON says, by the names of the contract; another text is as it is. */
export function openJson(text: string): unknown {
  try {
    return /^[[{]/.test(text) ? JSON.parse(quoteLargeNumbers(toContractNames(text))) : text;
  } catch {
    return text;
  }
}

/** What a body says, inside of `{data: …}` and beside it. */
export const unwrap = (body: unknown): unknown =>
  isRecord(body) && isRecord(body.data) ? { ...body.data, ...body } : body;

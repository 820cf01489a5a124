import { pendingWrites } from '#src/browser/pendingWrites.ts';

/** What is typed into the forms of this screen, which a reload would lose; filters, and what can only be copied, are none. */
export const readUnsentInput = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('main form input')]
    .filter(({ value, readOnly }) => value !== '' && !readOnly)
    .map(({ value }) => value);

/** Whether the answer to something that changes data is awaited, which a reload would cut off. */
export const isSending = pendingWrites.exist;

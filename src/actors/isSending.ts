import { pendingWrites } from '#src/browser/pendingWrites.ts';

/** Whether the answer to something that changes data is awaited, which a reload would cut off. */
export const isSending = pendingWrites.exist;

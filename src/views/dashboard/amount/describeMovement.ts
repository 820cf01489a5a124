import type { PendingMovement } from '#src/actors/pendingMovements.ts';
import { formatMoment } from '#src/domain/dates.ts';
import { formatDollars } from '#src/domain/money.ts';
import { movement as messages } from '#src/messages/movement.ts';

export const describeMovement = ({ kind, amount, sentAt }: PendingMovement): string =>
  messages.earlier(kind, formatDollars(amount), formatMoment(sentAt));

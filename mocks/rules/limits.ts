import { toUnits } from '#src/domain/money.ts';

/** The least that may be withdrawn, in dollars. The specification does not show a provider's value. */
export const MIN_WITHDRAWAL = 20;
export const MIN_WITHDRAWAL_UNITS = toUnits(MIN_WITHDRAWAL);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** An access token's life, in milliseconds of provider time. */
export const ACCESS_TOKEN_LIFE = 15 * MINUTE;
/** A refresh token's life. */
export const REFRESH_TOKEN_LIFE = 7 * DAY;
/** A password reset link's life. */
export const RESET_TOKEN_LIFE = 60 * MINUTE;
/** A deposit wallet's life. */
export const DEPOSIT_WALLET_LIFE = 60 * MINUTE;
/** How long a withdrawal stays Pending, and from when on it is Completed; Processing in between. */
export const WITHDRAWAL_PENDING = 10 * MINUTE;
export const WITHDRAWAL_SETTLED = 60 * MINUTE;

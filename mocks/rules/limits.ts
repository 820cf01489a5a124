import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';

/** The smallest withdrawal, in dollars. The specification does not show a provider's value. */
export const MIN_WITHDRAWAL = 20;
export const MIN_WITHDRAWAL_UNITS = toUnits(MIN_WITHDRAWAL);

/** Lifetimes in milliseconds of provider time. */
export const ACCESS_TOKEN_LIFETIME_MS = 15 * MINUTE_MS;
export const REFRESH_TOKEN_LIFETIME_MS = 7 * DAY_MS;
export const RESET_TOKEN_LIFETIME_MS = HOUR_MS;
export const DEPOSIT_WALLET_LIFETIME_MS = HOUR_MS;

/** Ages at which a withdrawal turns from Pending to Processing, and from Processing to Completed. */
export const WITHDRAWAL_PROCESSING_AFTER_MS = 10 * MINUTE_MS;
export const WITHDRAWAL_COMPLETED_AFTER_MS = HOUR_MS;

/** The age at which an announced deposit is credited, and turns from Pending to Completed. */
export const DEPOSIT_CREDITED_AFTER_MS = 2 * DAY_MS;

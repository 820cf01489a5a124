import * as z from 'zod/mini';

/** A required text; white space alone does not count. */
export const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** A required secret; white space is significant. */
export const requiredSecret = (message: string) => z.string().check(z.minLength(1, message));

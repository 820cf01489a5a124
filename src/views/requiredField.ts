import * as z from 'zod/mini';

/** A text that must be there; white space alone does not count. */
export const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** A secret that must be there; its white space is part of it. */
export const requiredSecret = (message: string) => z.string().check(z.minLength(1, message));

import * as z from 'zod/mini';

/** A required text; white space alone does not count. */
export const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** Characters that cannot be seen and join no letters, which come along where a text is copied. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A required private key, without what cannot be seen. */
export const requiredKey = (message: string) =>
  z.string().check(
    z.overwrite((text) => text.replace(INVISIBLE, '')),
    z.trim(),
    z.minLength(1, message),
  );

/** A required secret; white space is significant. */
export const requiredSecret = (message: string) => z.string().check(z.minLength(1, message));

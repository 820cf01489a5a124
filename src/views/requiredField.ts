import * as z from 'zod/mini';

/** Characters without a width, which come along where a text is copied. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g;

/** A required text; white space alone does not count, and what cannot be seen is left out. */
export const requiredText = (message: string) =>
  z.string().check(
    z.overwrite((text) => text.replace(INVISIBLE, '')),
    z.trim(),
    z.minLength(1, message),
  );

/** A required secret; white space is significant. */
export const requiredSecret = (message: string) => z.string().check(z.minLength(1, message));

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { requiredText, secret } from './requestScalars';
import { message, text } from './scalars';
import { profile } from './users';

/** A role's values are not shown (R6.2). */
// assumed: role is a text of letters, digits, - and _; it grants nothing in the browser
export const role = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** An access token, valid in a header and in a cookie. */
export const token = z.string().check(z.regex(/^[\x21-\x3a\x3c-\x7e]+$/));

/** The user in the reply of a login: role and profile fields (R3.1). */
// assumed: only name, email, user_pk and role are required of the user at login; the rest may be absent
export const user = z.object({
  ...profile.shape,
  name: text,
  email: text,
  user_pk: text,
  role,
});

/** The value of the key `auth` in local storage (R3.3). */
export const authState = z.object({ user, token });
export type AuthState = z.output<typeof authState>;

/** POST /users/login. `identifier` is the private key. */
export const login = defineEndpoint('POST', '/users/login', 'anonymous', {
  body: z.object({ identifier: requiredText, password: secret }),
  reply: z.object({ message, token, user }),
});

/** POST /users/register. */
export const register = defineEndpoint('POST', '/users/register', 'anonymous', {
  needsIdempotencyKey: true,
  body: z.object({
    name: requiredText,
    email: z.string().check(z.trim(), z.email('must be an e-mail address')),
    password: secret,
    referral_code: z.nullable(requiredText),
  }),
  reply: z.object({ message, user: z.object({ user_pk: text }) }),
});

/** POST /users/forgot-password. */
export const forgotPassword = defineEndpoint('POST', '/users/forgot-password', 'anonymous', {
  body: z.object({ email: z.string().check(z.trim(), z.email('must be an e-mail address')) }),
  reply: z.object({ message }),
});

/** POST /users/reset-password/{token}. */
export const resetPassword = defineEndpoint('POST', '/users/reset-password/:token', 'anonymous', {
  params: z.object({ token: requiredText }),
  body: z.object({ password: secret, confirm_password: secret }).check(
    z.refine((reset) => reset.password === reset.confirm_password, {
      path: ['confirm_password'],
      error: 'must equal password',
    }),
  ),
  reply: z.object({ message }),
});

/** GET /v1/auth/refresh-token: a new access token for the holder of the refresh cookie. */
// assumed: the refresh token travels as an http-only cookie that sign-in sets
export const refreshToken = defineEndpoint('GET', '/v1/auth/refresh-token', 'refresh-cookie', {
  reply: z.object({ data: z.object({ accessToken: token }) }),
});

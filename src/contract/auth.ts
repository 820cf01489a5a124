import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { emailAddress, requiredText, secret } from './requestScalars';
import { message, text, unread } from './scalars';
import { profile } from './users';

/** In a cookie, encoded, far below the 4 kB that browsers accept. */
const MAX_ROLE_LENGTH = 200;

const oneRole = z.union([z.string(), z.number()]);

/** A role's values are not shown (R6.2). Parses to a text that can be encoded; empty without one. */
// assumed: role is a text of any characters, a number, a list of them or absent; it grants nothing in the browser
export const role = z.catch(
  z.pipe(
    z.union([oneRole, z.array(oneRole)]),
    z.transform((value) =>
      [value]
        .flat()
        .join(',')
        .slice(0, MAX_ROLE_LENGTH)
        .replace(/\p{Cs}/gu, ''),
    ),
  ),
  '',
);

/** An access token, valid in a header and in a cookie, without the scheme that some providers write before it. As for other texts, undefined is none. */
export const token = z.pipe(
  z.string().check(z.regex(/^(bearer +)?(?!(undefined|null|NaN)$)[\x21-\x3a\x3c-\x7e]+$/i)),
  z.transform((value) => value.replace(/^bearer +/i, '')),
);

/** Nothing on the screens depends on these. */
const { user_pk, name, email, wallet_address, stage, status, last_donation, referral_code } = profile.shape;

/** The user in the reply of a login: role and profile fields (R3.1). */
// assumed: nothing is required of the user at login; without a user_pk the private key that was typed stands for it
export const user = z.object({
  user_pk,
  name,
  email,
  wallet_address,
  stage,
  status,
  last_donation,
  referral_code,
  role,
});

/** The value of the key `auth` in local storage (R3.3). `user_pk` tells members apart. */
export const authState = z.object({
  user: z.object({ ...user.shape, user_pk: text }),
  token,
  /** What a profile has said of the member beyond the sign-in, by which the next token is known as theirs (D1090). */
  identity: unread(z.object({ user_pk, email, referral_code })),
  /** The token took another's place, and no profile was read with it yet (D961). */
  isUnconfirmed: z.catch(z.optional(z.boolean()), true),
});
export type AuthState = z.output<typeof authState>;

/** POST /users/login. `identifier` is the private key. */
export const login = defineEndpoint('POST', '/users/login', 'anonymous', {
  body: z.object({ identifier: requiredText, password: secret }),
  reply: z.object({ message, token, user: z.catch(user, { role: '' }) }),
});

/** POST /users/register. */
export const register = defineEndpoint('POST', '/users/register', 'anonymous', {
  needsIdempotencyKey: true,
  body: z.object({
    name: requiredText,
    email: emailAddress,
    password: secret,
    referral_code: z.nullable(requiredText),
  }),
  reply: z.object({ message, user: z.object({ user_pk: text }) }),
});

/** POST /users/forgot-password. */
export const forgotPassword = defineEndpoint('POST', '/users/forgot-password', 'anonymous', {
  body: z.object({ email: emailAddress }),
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

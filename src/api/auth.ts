import { forgotPassword, login, refreshToken, register, resetPassword } from '../contract/auth';
import type { BodyOf } from '../contract/endpoint';
import type { Client } from './client';

/** Signs in with private key and passcode; rejects with what the provider says. */
export const signIn = (client: Client, body: BodyOf<typeof login>, signal?: AbortSignal) =>
  client.call(login, { body, signal });

/** A new access token for the holder of the refresh cookie. */
export const renewToken = async (client: Client, signal?: AbortSignal) =>
  (await client.call(refreshToken, { signal })).data.accessToken;

export const registerMutation = (client: Client) => ({
  mutationFn: (body: BodyOf<typeof register>) => client.call(register, { body }),
});

export const forgotPasswordMutation = (client: Client) => ({
  mutationFn: (body: BodyOf<typeof forgotPassword>) => client.call(forgotPassword, { body }),
});

export const resetPasswordMutation = (client: Client, token: string) => ({
  mutationFn: (body: BodyOf<typeof resetPassword>) => client.call(resetPassword, { params: { token }, body }),
});

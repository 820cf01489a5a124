import * as contract from '#src/contract/auth.ts';
import type { BodyOf } from '#src/contract/endpoint.ts';
import type { Client } from './client';

/** Logs in with private key and passcode. */
export const login = (client: Client, body: BodyOf<typeof contract.login>, signal?: AbortSignal) =>
  client.call(contract.login, { body, signal });

/** Returns a new access token to the holder of the refresh cookie. */
export const refreshToken = async (client: Client, signal?: AbortSignal) =>
  (await client.call(contract.refreshToken, { signal })).data.accessToken;

export const registerMutation = (client: Client) => ({
  mutationFn: ({ body, key }: { readonly body: BodyOf<typeof contract.register>; readonly key: string }) =>
    client.call(contract.register, { body, idempotencyKey: key }),
});

export const forgotPasswordMutation = (client: Client) => ({
  mutationFn: (body: BodyOf<typeof contract.forgotPassword>) =>
    client.call(contract.forgotPassword, { body }),
});

export const resetPasswordMutation = (client: Client, token: string) => ({
  mutationFn: (body: BodyOf<typeof contract.resetPassword>) =>
    client.call(contract.resetPassword, { params: { token }, body }),
});

import { PROFILE_CALL } from '#src/contract/users.ts';

/** For so long after a refresh a 401 is no expiry of the new token. */
const NEW_TOKEN_MS = 30_000;
const MAX_REFUSED_CALLS = 1;

/** What became of a token that was renewed: a provider that refuses each new token would be asked for one for ever. */
export function createRenewedToken() {
  let renewed: { readonly token: string; readonly at: number; readonly refusedBy: Set<string> } | null = null;
  const isNew = (token: string): boolean =>
    renewed?.token === token && performance.now() - renewed.at < NEW_TOKEN_MS;
  return {
    /** Whether the token was renewed just now, and no call has been answered with it yet other than by a 401. */
    isNew,
    /** A provider that renews a token by the same one has refused it as often as before. */
    set(token: string): void {
      if (isNew(token)) return;
      const refusedBy = renewed?.token === token ? renewed.refusedBy : new Set<string>();
      renewed = { token, at: performance.now(), refusedBy };
    },
    /** Records the answer to a call that was sent with a token. Returns whether the provider refuses the new token. */
    recordAnswer(token: string, call: string, status: number): boolean {
      if (!renewed || !isNew(token)) return false;
      if (status === 401) renewed.refusedBy.add(call);
      else renewed = null;
      const refusedBy = renewed?.refusedBy ?? new Set();
      // Some calls may be answered 401 for reasons of their own; but each member may read their own profile.
      return refusedBy.size > MAX_REFUSED_CALLS && refusedBy.has(PROFILE_CALL);
    },
  };
}

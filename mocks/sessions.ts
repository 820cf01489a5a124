import type { Member } from './database/models';
import { ACCESS_TOKEN_LIFE, REFRESH_TOKEN_LIFE, RESET_TOKEN_LIFE } from './rules/limits';
import { newToken } from './rules/secrets';
import type { World } from './world';

type TokenKind = 'access' | 'refresh' | 'reset';

const LIVES: Readonly<Record<TokenKind, number>> = {
  access: ACCESS_TOKEN_LIFE,
  refresh: REFRESH_TOKEN_LIFE,
  reset: RESET_TOKEN_LIFE,
};

/**
 * A fresh token of a member. The others stay: each tab and each device has a session of its own, and refreshing one
 * leaves the rest alone. Tokens that have expired are cleared away.
 */
export function issueToken({ database, clock }: World, memberId: string, kind: TokenKind): string {
  const now = clock.now();
  const mine = database.token.findMany({ where: { member_id: { equals: memberId } } });
  for (const { id, expires_at } of mine) {
    if (expires_at <= now) database.token.delete({ where: { id: { equals: id } } });
  }
  const id = newToken();
  database.token.create({ id, member_id: memberId, kind, expires_at: now + LIVES[kind] });
  return id;
}

/** The member that holds this token, if it is known, of that kind and has not expired. */
export function findTokenHolder(
  { database, clock }: World,
  token: string,
  kind: TokenKind,
): Readonly<Member> | undefined {
  const found = database.token.findFirst({ where: { id: { equals: token } } });
  if (!found || found.kind !== kind || found.expires_at <= clock.now()) return undefined;
  return database.member.findFirst({ where: { id: { equals: found.member_id } } }) ?? undefined;
}

/** Takes a token out of use. */
export function revokeToken({ database }: World, token: string): void {
  database.token.delete({ where: { id: { equals: token } } });
}

/** Takes all of a member's tokens out of use: whoever resets a passcode shuts everybody else out. */
export function revokeAll({ database }: World, memberId: string): void {
  database.token.deleteMany({ where: { member_id: { equals: memberId } } });
}

/** Lets every access token expire now; refresh tokens live on. */
export function expireAccessTokens({ database, clock }: World): void {
  database.token.updateMany({ where: { kind: { equals: 'access' } }, data: { expires_at: clock.now() } });
}

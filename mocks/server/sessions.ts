import { MINUTE_MS } from '#src/domain/durations.ts';
import type { Member } from '../database/models';
import {
  ACCESS_TOKEN_LIFETIME_MS,
  REFRESH_TOKEN_LIFETIME_MS,
  RESET_TOKEN_LIFETIME_MS,
} from '../rules/limits';
import { createToken } from '../rules/secrets';
import type { World } from '../world/world';
import type { Cookie } from './cookies';
import { toProfile } from './serialization';

const LIFETIMES_MS = {
  access: ACCESS_TOKEN_LIFETIME_MS,
  refresh: REFRESH_TOKEN_LIFETIME_MS,
  reset: RESET_TOKEN_LIFETIME_MS,
};
type TokenKind = keyof typeof LIFETIMES_MS;

/** Of real time: at a faster pace a token would otherwise have expired before its first call arrives. */
const MIN_LIFETIME_MS = MINUTE_MS;

/**
 * Creates a token for a member and deletes the member's expired ones. Valid ones stay: each tab and device has its
 * own session.
 */
export function issueToken({ database, clock }: World, memberId: string, kind: TokenKind): string {
  const now = clock.now();
  database.token.deleteMany({ where: { member_id: { equals: memberId }, expires_at: { lte: now } } });
  const id = createToken();
  const lifetime = Math.max(LIFETIMES_MS[kind], MIN_LIFETIME_MS * clock.rate);
  database.token.create({ id, member_id: memberId, kind, expires_at: now + lifetime });
  return id;
}

/** The member to whom this token was issued, if it is of that kind and has not expired. */
export function findTokenOwner(
  { database, clock }: World,
  token: string,
  kind: TokenKind,
): Readonly<Member> | undefined {
  const found = database.token.findFirst({ where: { id: { equals: token } } });
  if (!found || found.kind !== kind || found.expires_at <= clock.now()) return undefined;
  return database.member.findFirst({ where: { id: { equals: found.member_id } } }) ?? undefined;
}

/**
 * Lets the sessions that were valid at a moment before now last as much longer: who is signed in while the demo moves time
 * would have renewed them on the way. Access tokens expire.
 */
export function keepSessionsSince(world: World, moment: number): void {
  const { database, clock } = world;
  const passed = clock.now() - moment;
  const isValid = (row: { readonly expires_at: number }) => row.expires_at > moment;
  for (const { id, expires_at } of database.token
    .findMany({ where: { kind: { equals: 'refresh' } } })
    .filter(isValid)) {
    database.token.update({ where: { id: { equals: id } }, data: { expires_at: expires_at + passed } });
  }
  world.cookies = Object.fromEntries(
    Object.entries(world.cookies).map(([name, cookie]) => [
      name,
      isValid(cookie) ? { ...cookie, expires_at: cookie.expires_at + passed } : cookie,
    ]),
  );
}

/** Ends all of a member's sessions and reset links. */
export function revokeAllTokens({ database }: World, memberId: string): void {
  database.token.deleteMany({ where: { member_id: { equals: memberId } } });
}

/** Expires every access token now; refresh tokens stay valid. */
export function expireAccessTokens({ database, clock }: World): void {
  database.token.updateMany({ where: { kind: { equals: 'access' } }, data: { expires_at: clock.now() } });
}

/** Sends the e-mail with a link to choose a new passcode. */
export function sendResetMail(world: World, { id, email }: Readonly<Member>): void {
  world.database.mail.create({
    id: world.store.nextId('mail'),
    recipient: email,
    subject: 'Reset your passcode',
    path: `/reset-password/${issueToken(world, id, 'reset')}`,
    created_at: world.clock.now(),
  });
}

export const REFRESH_COOKIE = 'refresh_token';
const REFRESH_PATH = '/api/v1/auth';

/** Begins a session of a member, whose passcode has been checked: what a login answers with. */
export function openSession(world: World, member: Readonly<Member>, setCookie: (cookie: Cookie) => void) {
  const value = issueToken(world, member.id, 'refresh');
  setCookie({ name: REFRESH_COOKIE, value, path: REFRESH_PATH, maxAgeMs: REFRESH_TOKEN_LIFETIME_MS });
  return {
    token: issueToken(world, member.id, 'access'),
    user: { ...toProfile(member), role: member.role },
  };
}

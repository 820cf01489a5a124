import { forgotPassword, login, refreshToken, register, resetPassword } from '#src/contract/auth.ts';
import type { Member } from '../database/models';
import { endpoint } from '../endpoint';
import { badRequest, conflict, notFound, unauthorized } from '../errors';
import { newMember } from '../operations/newMember';
import { log } from '../operations/store';
import { REFRESH_TOKEN_LIFE } from '../rules/limits';
import { MatrixPlacement } from '../rules/matrix';
import { digestPasscode, newPrivateKey, newReferralCode } from '../rules/secrets';
import { idOf, PREFIXES } from '../seed/tablesStore';
import { findTokenHolder, issueToken, revokeAll, revokeToken } from '../sessions';
import type { World } from '../world';
import { profileOf } from './format';
import { changePasscode, isPasscode } from './passcode';

const REFRESH_COOKIE = 'refresh_token';
const REFRESH_PATH = '/api/v1/auth';

export const loginEndpoint = endpoint(login, ({ body, world, setCookie }) => {
  const member = world.database.member.findFirst({ where: { user_pk: { equals: body.identifier } } });
  if (!member || !isPasscode(member, body.password)) {
    throw unauthorized('Invalid private key or passcode.');
  }
  const value = issueToken(world, member.id, 'refresh');
  setCookie({ name: REFRESH_COOKIE, value, path: REFRESH_PATH, maxAge: REFRESH_TOKEN_LIFE });
  return {
    message: `Welcome back, ${member.name}!`,
    token: issueToken(world, member.id, 'access'),
    user: { ...profileOf(member), role: member.role },
  };
});

function sponsorByCode({ database }: World, code: string | null): Readonly<Member> {
  if (code === null) {
    // The first member is the root, under whom everybody without a referrer is placed.
    return database.member.findFirst({
      where: { id: { equals: idOf(PREFIXES.member, 1) } },
      strict: true,
    });
  }
  const sponsor = database.member.findFirst({ where: { referral_code: { equals: code.toUpperCase() } } });
  if (!sponsor) throw notFound('There is no member with this referral code.', 'referral_code');
  return sponsor;
}

export const registerEndpoint = endpoint(register, ({ body, world }) => {
  const { database, store } = world;
  const email = body.email.toLowerCase();
  const sponsor = sponsorByCode(world, body.referral_code);
  if (database.member.findFirst({ where: { email: { equals: email } } })) {
    throw conflict('There is already an account with this e-mail address.', 'email');
  }
  let referralCode = newReferralCode();
  while (database.member.findFirst({ where: { referral_code: { equals: referralCode } } })) {
    referralCode = newReferralCode();
  }
  const placement = new MatrixPlacement((id) =>
    database.member.findMany({ where: { parent_id: { equals: id } } }).map((child) => child.id),
  );
  const at = world.clock.now();
  const salt = newReferralCode();
  const member = newMember({
    id: idOf(PREFIXES.member, database.member.count() + 1),
    name: body.name,
    email,
    userPk: newPrivateKey(),
    passcodeSalt: salt,
    passcodeDigest: digestPasscode(body.password, salt),
    referralCode,
    sponsorId: sponsor.id,
    place: placement.firstOpen(sponsor.id),
    joinedAt: at,
  });
  database.member.create(member);
  log(store, { memberId: member.id, type: 'Account', description: 'Joined', amount: null, at });
  const description = `${member.name} joined with your referral code`;
  log(store, { memberId: sponsor.id, type: 'Referral', description, amount: null, at });
  return { message: 'Signup successful!', user: { user_pk: member.user_pk } };
});

/** The answer is the same whether or not somebody has that address: it must not tell who is a member. */
export const forgotPasswordEndpoint = endpoint(forgotPassword, ({ body, world }) => {
  const { database, clock } = world;
  const email = body.email.toLowerCase();
  const member = database.member.findFirst({ where: { email: { equals: email } } });
  if (member) {
    database.mail.create({
      id: `MAIL-${database.mail.count() + 1}`,
      recipient: email,
      subject: 'Reset your passcode',
      path: `/reset-password/${issueToken(world, member.id, 'reset')}`,
      created_at: clock.now(),
    });
  }
  return { message: 'Reset credentials set to your email.' };
});

export const resetPasswordEndpoint = endpoint(resetPassword, ({ params, body, world }) => {
  const member = findTokenHolder(world, params.token, 'reset');
  if (!member) {
    throw badRequest('This reset link is not valid or has expired. Please ask for a new one.', 'token');
  }
  revokeToken(world, params.token);
  revokeAll(world, member.id);
  changePasscode(world, member.id, body.password);
  return { message: 'Password reset successfully.' };
});

export const refreshTokenEndpoint = endpoint(refreshToken, ({ world, readCookie }) => {
  const cookie = readCookie(REFRESH_COOKIE);
  const member = cookie === undefined ? undefined : findTokenHolder(world, cookie, 'refresh');
  if (!member) throw unauthorized();
  return { data: { accessToken: issueToken(world, member.id, 'access') } };
});

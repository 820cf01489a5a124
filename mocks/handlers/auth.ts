import * as contract from '#src/contract/auth.ts';
import { ROOT_MEMBER_ID } from '../database/ids';
import { handler } from '../handler';
import { changePasscode, hashPasscode, verifyPasscode } from '../operations/passcode';
import { createMember, logRegistration } from '../operations/registration';
import {
  EmailAlreadyRegistered,
  InvalidCredentials,
  InvalidResetToken,
  NotAuthenticated,
  UnknownReferralCode,
} from '../rules/domainErrors';
import { MatrixPlacement } from '../rules/matrix';
import { createPrivateKey, createReferralCode } from '../rules/secrets';
import { findTokenOwner, issueToken, openSession, REFRESH_COOKIE, revokeAllTokens } from '../sessions';
import type { World } from '../world';

const findByReferralCode = ({ database }: World, code: string) =>
  database.member.findFirst({ where: { referral_code: { equals: code } } });
const findByEmail = ({ database }: World, email: string) =>
  database.member.findFirst({ where: { email: { equals: email } } });

function createUniqueReferralCode(world: World): string {
  const code = createReferralCode();
  return findByReferralCode(world, code) ? createUniqueReferralCode(world) : code;
}

export const authHandlers = {
  login: handler(contract.login, ({ body, world, setCookie }) => {
    const member = world.database.member.findFirst({ where: { user_pk: { equals: body.identifier } } });
    if (!member || !verifyPasscode(member, body.password)) throw new InvalidCredentials();
    return { message: `Welcome back, ${member.name}!`, ...openSession(world, member, setCookie) };
  }),

  register: handler(contract.register, ({ body, world }) => {
    const { database, store, clock } = world;
    const email = body.email.toLowerCase();
    const sponsor =
      body.referral_code === null
        ? store.getMember(ROOT_MEMBER_ID)
        : findByReferralCode(world, body.referral_code.toUpperCase());
    if (!sponsor) throw new UnknownReferralCode();
    if (findByEmail(world, email)) throw new EmailAlreadyRegistered();
    const placement = new MatrixPlacement((id) =>
      database.member.findMany({ where: { parent_id: { equals: id } } }).map((child) => child.id),
    );
    const identity = {
      id: store.nextId('member'),
      name: body.name,
      email,
      user_pk: createPrivateKey(),
      ...hashPasscode(body.password),
      referral_code: createUniqueReferralCode(world),
      sponsor_id: sponsor.id,
      joined_at: clock.now(),
    };
    const member = database.member.create(createMember(identity, placement.findOpen(sponsor.id)));
    logRegistration(store, member);
    return { message: 'Signup successful!', user: { user_pk: member.user_pk } };
  }),

  /** The reply is the same for a known and an unknown address, so that it does not reveal who is a member. */
  forgotPassword: handler(contract.forgotPassword, ({ body, world }) => {
    const email = body.email.toLowerCase();
    const member = findByEmail(world, email);
    if (member) {
      world.database.mail.create({
        id: world.store.nextId('mail'),
        recipient: email,
        subject: 'Reset your passcode',
        path: `/reset-password/${issueToken(world, member.id, 'reset')}`,
        created_at: world.clock.now(),
      });
    }
    return { message: 'Reset credentials set to your email.' };
  }),

  resetPassword: handler(contract.resetPassword, ({ params, body, world }) => {
    const member = findTokenOwner(world, params.token, 'reset');
    if (!member) throw new InvalidResetToken();
    revokeAllTokens(world, member.id);
    changePasscode(world.store, member.id, body.password);
    return { message: 'Password reset successfully.' };
  }),

  refreshToken: handler(contract.refreshToken, ({ world, readCookie }) => {
    const cookie = readCookie(REFRESH_COOKIE);
    const member = cookie === undefined ? undefined : findTokenOwner(world, cookie, 'refresh');
    if (!member) throw new NotAuthenticated();
    return { data: { accessToken: issueToken(world, member.id, 'access') } };
  }),
};

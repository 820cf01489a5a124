import * as contract from '#src/contract/auth.ts';
import { ROOT_MEMBER_ID } from '../database/ids';
import { changePasscode, hashPasscode, verifyPasscode } from '../operations/passcode';
import {
  EmailAlreadyRegistered,
  InvalidCredentials,
  InvalidResetToken,
  NotAuthenticated,
  UnknownReferralCode,
} from '../rules/domainErrors';
import { createPrivateKey } from '../rules/secrets';
import { handler } from '../server/handler';
import {
  findTokenOwner,
  issueToken,
  openSession,
  REFRESH_COOKIE,
  revokeAllTokens,
  sendResetMail,
} from '../server/sessions';
import { addMember } from '../simulation/addMember';
import { worldPopulation } from '../simulation/population';
import type { World } from '../world/world';

const findByReferralCode = ({ database }: World, code: string) =>
  database.member.findFirst({ where: { referral_code: { equals: code } } });
const findByEmail = ({ database }: World, email: string) =>
  database.member.findFirst({ where: { email: { equals: email } } });

export const authHandlers = {
  login: handler(contract.login, ({ body, world, setCookie }) => {
    const member = world.database.member.findFirst({ where: { user_pk: { equals: body.identifier } } });
    if (!member || !verifyPasscode(member, body.password)) throw new InvalidCredentials();
    return { message: `Welcome back, ${member.name}!`, ...openSession(world, member, setCookie) };
  }),

  register: handler(contract.register, ({ body, world }) => {
    const { store, clock } = world;
    const email = body.email.toLowerCase();
    const sponsor =
      body.referral_code === null
        ? store.getMember(ROOT_MEMBER_ID)
        : findByReferralCode(world, body.referral_code.toUpperCase());
    if (!sponsor) throw new UnknownReferralCode();
    if (findByEmail(world, email)) throw new EmailAlreadyRegistered();
    const member = addMember(worldPopulation(world), {
      name: body.name,
      email,
      user_pk: createPrivateKey(),
      ...hashPasscode(body.password),
      sponsor_id: sponsor.id,
      joined_at: clock.now(),
    });
    return { message: 'Signup successful!', user: { user_pk: member.user_pk } };
  }),

  /** The reply is the same for a known and an unknown address, so that it does not reveal who is a member. */
  forgotPassword: handler(contract.forgotPassword, ({ body, world }) => {
    const email = body.email.toLowerCase();
    const member = findByEmail(world, email);
    if (member) sendResetMail(world, member);
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

import type { Member } from '../database/models';
import { digestPasscode, newReferralCode } from '../rules/secrets';
import type { World } from '../world';

export const isPasscode = (member: Readonly<Member>, passcode: string): boolean =>
  digestPasscode(passcode, member.passcode_salt) === member.passcode_digest;

export function changePasscode({ database }: World, memberId: string, passcode: string): void {
  const salt = newReferralCode();
  database.member.update({
    where: { id: { equals: memberId } },
    data: { passcode_salt: salt, passcode_digest: digestPasscode(passcode, salt) },
    strict: true,
  });
}

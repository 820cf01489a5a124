import type { Member } from '../database/models';
import { createSalt, digestPasscode } from '../rules/secrets';
import type { Store } from './store';

type PasscodeFields = Pick<Member, 'passcode_salt' | 'passcode_digest'>;

export function hashPasscode(passcode: string): PasscodeFields {
  const salt = createSalt();
  return { passcode_salt: salt, passcode_digest: digestPasscode(passcode, salt) };
}

export const verifyPasscode = (member: Readonly<PasscodeFields>, passcode: string): boolean =>
  digestPasscode(passcode, member.passcode_salt) === member.passcode_digest;

export const changePasscode = (store: Store, memberId: string, passcode: string): void =>
  store.updateMember(memberId, hashPasscode(passcode));

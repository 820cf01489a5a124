import type { Member } from '../database/models';
import { unavailable } from '../errors';
import { personas } from '../seed/personas';

const unluckyKey = personas.find(({ id }) => id === 'unlucky')?.identifier;

/** The unlucky persona's money never moves: a failure that anybody can walk into, without any controls. */
export function refuseForUnluckyPersona(member: Readonly<Member>): void {
  if (member.user_pk === unluckyKey) {
    throw unavailable('The payment system is not available. Please try again later.');
  }
}

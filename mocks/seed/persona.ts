import type { ScriptedEvent } from './seedEvent';

/** A member of the seeded world whose history is the same for every seed. */
export interface ScriptedMember {
  /** Time since joining, in milliseconds. With the sponsor, it determines the place in the matrix. */
  readonly joinedAgo: number;
  /** The sponsor's e-mail address; null for the root of the matrix, undefined for a random sponsor. */
  readonly sponsor?: string | null;
  /** Without it, the date of the last donation decides. */
  readonly status?: 'inactive';
  readonly events: readonly ScriptedEvent[];
}

/** A member of the demo to sign in as, with the same credentials in every world. */
export interface PersonaDefinition extends ScriptedMember {
  readonly id: string;
  readonly name: string;
  /** what is offered beside a name that does not say who this is */
  readonly role?: string;
  readonly email: string;
  readonly description: string;
  /** the private key */
  readonly identifier: string;
  readonly passcode: string;
  /** whether a withdrawal address is set */
  readonly hasWallet: boolean;
  /** Donations, transfers and withdrawals are refused with PaymentSystemUnavailable. */
  readonly paymentsFail?: true;
}

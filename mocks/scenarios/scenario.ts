import type { NetworkConditions } from '../faultRules';
import type { PersonaId } from '../seed/personas';

/** A persona's id, or the name of somebody who has joined in an earlier step. */
type MemberReference = PersonaId | `${string} ${string}`;

/** An operation of the provider at the world's time. Amounts in dollars. */
export type ScenarioStep =
  | {
      readonly do: 'deposit' | 'announceDeposit' | 'donate' | 'withdraw';
      readonly member: MemberReference;
      readonly dollars: number;
    }
  | { readonly do: 'rejectWithdrawals'; readonly member: MemberReference }
  | {
      readonly do: 'transfer';
      readonly member: MemberReference;
      readonly to: MemberReference;
      readonly dollars: number;
    }
  /** somebody signs up with the member's referral code */
  | { readonly do: 'join'; readonly member: MemberReference; readonly name: `${string} ${string}` }
  /** the world's time moves on, and with `simulate` its members join and donate meanwhile */
  | { readonly do: 'wait' | 'simulate'; readonly milliseconds: number };

/** A world prepared for a demo, who is signed in to it, and on which screen. */
export interface Scenario {
  /** its name in addresses: `/?demo=first-day` */
  readonly name: string;
  readonly title: string;
  /** one sentence */
  readonly story: string;
  /** `at` is the time at which its steps begin, ISO 8601; without it DEFAULT_AT */
  readonly world: { readonly seed?: number; readonly members?: number; readonly at?: string };
  readonly steps: readonly ScenarioStep[];
  readonly persona: PersonaId;
  /** a path of the app */
  readonly screen: string;
  readonly network?: Partial<NetworkConditions>;
}

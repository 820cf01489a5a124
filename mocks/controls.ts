import { toUnits } from '#src/domain/money.ts';
import type { Member, Row } from './database/models';
import type { EndpointKey, Fault, FaultOptions } from './faultInjection';
import { deposit } from './operations/deposit';
import { refundWithdrawal } from './operations/withdrawal';
import type { Provider } from './provider';
import { newWalletAddress } from './rules/secrets';
import { COMPLETED, REJECTED, statusAt } from './rules/settlement';
import { expireAccessTokens } from './sessions';
import type { World } from './world';

/** Live steering, for the demo panel and for tests: what a real provider's staff and the weather would do. */
export interface Controls {
  /** How long each answer takes, in milliseconds. This tab's. */
  latency: number;
  /** Makes the next call of an endpoint (with `sticky`, every one from now on) go wrong. This tab's. */
  answerNext(endpoint: EndpointKey, failure: Fault, options?: FaultOptions): void;
  /** Makes the next call of an endpoint wait until the returned function is called. */
  hold(endpoint: EndpointKey): () => void;
  /** Takes back every failure and the latency. */
  clear(): void;
  /** Provider time, in milliseconds since 1970. */
  now(): number;
  /** Jumps ahead in provider time, in milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** Every access token expires now; the next call of each session gets a 401 and may refresh. */
  expireAccessTokens(): Promise<void>;
  /** Deposit wallets are found older by so many milliseconds; sessions are not, and nobody's clock moves. */
  ageDepositWallets(milliseconds: number): Promise<void>;
  /** Every session ends now: no refresh helps. */
  endSessions(): Promise<void>;
  /** Money arrives at the deposit wallet of the member with this private key. */
  deposit(userPk: string, dollars: number): Promise<void>;
  /** Rejects, and refunds, every withdrawal of this member that has not completed. Gives how many. */
  rejectWithdrawals(userPk: string): Promise<number>;
  /** What the provider has sent by e-mail, the latest first. `path` is the link in it, below the app's address. */
  outbox(): Promise<readonly Readonly<Row<'mail'>>[]>;
}

function memberByKey({ database }: World, userPk: string): Readonly<Member> {
  const member = database.member.findFirst({ where: { user_pk: { equals: userPk } } });
  if (!member) throw new Error('There is no member with this private key.');
  return member;
}

function receiveDeposit(world: World, userPk: string, dollars: number): void {
  const { id } = memberByKey(world, userPk);
  const now = world.clock.now();
  const wallets = world.database.depositWallet.findMany({ where: { member_id: { equals: id } } });
  const walletAddress = wallets.find((wallet) => wallet.expires_at > now)?.id ?? newWalletAddress();
  deposit(world.store, { memberId: id, amount: toUnits(dollars), walletAddress, at: now });
}

function ageDepositWallets({ database }: World, milliseconds: number): void {
  for (const { id, expires_at } of database.depositWallet.getAll()) {
    database.depositWallet.update({
      where: { id: { equals: id } },
      data: { expires_at: expires_at - milliseconds },
    });
  }
}

function rejectOpenWithdrawals(world: World, userPk: string): number {
  const { database, clock, store } = world;
  const now = clock.now();
  const member = memberByKey(world, userPk);
  const open = database.transaction
    .findMany({ where: { member_id: { equals: member.id }, type: { equals: 'Withdrawal' } } })
    .filter((transaction) => ![COMPLETED, REJECTED].includes(statusAt(transaction, now)));
  for (const transaction of open) {
    const status = refundWithdrawal(store, transaction, now);
    database.transaction.update({ where: { id: { equals: transaction.id } }, data: { status } });
  }
  return open.length;
}

export function createControls({ world, faults, transact }: Provider): Controls {
  const change = <T>(work: () => T) => transact(true, work);
  return {
    get latency() {
      return faults.latency;
    },
    set latency(milliseconds: number) {
      faults.latency = milliseconds;
    },
    answerNext: (endpoint, failure, options) => faults.answerNext(endpoint, failure, options),
    hold(endpoint) {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      faults.answerNext(endpoint, { hold: held });
      return release;
    },
    clear: () => faults.clear(),
    now: () => world.clock.now(),
    advance: (milliseconds) => change(() => world.clock.advance(milliseconds)),
    expireAccessTokens: () => change(() => expireAccessTokens(world)),
    ageDepositWallets: (milliseconds) => change(() => ageDepositWallets(world, milliseconds)),
    endSessions: () =>
      change(() => {
        world.database.token.deleteMany({ where: { kind: { in: ['access', 'refresh'] } } });
      }),
    deposit: (userPk, dollars) => change(() => receiveDeposit(world, userPk, dollars)),
    rejectWithdrawals: (userPk) => change(() => rejectOpenWithdrawals(world, userPk)),
    outbox: () => transact(false, () => world.database.mail.getAll().toReversed()),
  };
}

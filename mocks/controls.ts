import { toDollars, toUnits } from '#src/domain/money.ts';
import type { Member, Row } from './database/models';
import type { EndpointKey } from './endpoint';
import type { FaultInjection } from './faultInjection';
import { deposit } from './operations/deposit';
import { verifyPasscode } from './operations/passcode';
import { refundWithdrawal } from './operations/withdrawal';
import type { Provider } from './provider';
import { type Account, balanceAccount, depositAccount } from './rules/ledger';
import { createWalletAddress } from './rules/secrets';
import { COMPLETED, getStatusAt, REJECTED } from './rules/settlement';
import type { CallLog } from './server/callLog';
import { expireAccessTokens } from './server/sessions';
import { createTimeControls, type TimeControls } from './simulation/timeControls';
import type { World } from './world/world';

/** A transfer, donation or withdrawal as the provider has stored it; `member` is who made it, by private key. */
interface StoredMovement {
  readonly id: string;
  readonly kind: 'transfer' | 'donation' | 'withdrawal';
  readonly member: string;
  readonly dollars: number;
}

/** The provider's books. */
interface Audit {
  /** the sum over all accounts, in units: 0 unless there is a mistake */
  readonly sum: number;
  /** all so far, the oldest first in each kind */
  readonly movements: readonly StoredMovement[];
  /** by private key, in dollars */
  readonly balances: (userPk: string) => { readonly balance: number; readonly deposit: number };
}

/** Changes of the running provider for the demo panel and for tests. */
export interface Controls extends TimeControls {
  /** Delay of each response, in milliseconds. Per tab. */
  latency: number;
  /** The faults and the latency of the calls of this tab. */
  readonly faults: FaultInjection;
  /** The calls of this tab. */
  readonly calls: CallLog;
  /** Injects a fault into the next request of an endpoint, with `sticky` into every one. Per tab. */
  failNext(...given: Parameters<FaultInjection['failNext']>): void;
  /** Delays the next request of an endpoint until the returned function is called. Per tab. */
  hold(endpoint: EndpointKey): () => void;
  /** Removes all faults and the latency. */
  clear(): void;
  /** Expires every access token: the next request of each session gets a 401 and may refresh. */
  expireAccessTokens(): Promise<void>;
  /** Moves the expiry of all deposit wallets back by so many milliseconds, without changing provider time. */
  ageDepositWallets(milliseconds: number): Promise<void>;
  /** Deletes all access and refresh tokens. */
  endSessions(): Promise<void>;
  /** Credits a deposit to the member with this private key. */
  deposit(userPk: string, dollars: number): Promise<void>;
  /** Rejects and refunds every open withdrawal of the member with this private key. Returns their number. */
  rejectWithdrawals(userPk: string): Promise<number>;
  /** Whether the member with this private key can sign in with this passcode. */
  isPasscode(userPk: string, passcode: string): Promise<boolean>;
  audit(): Promise<Audit>;
  hasTransfer(id: string): Promise<boolean>;
  /** The e-mails that the provider has sent, newest first. `path` is the link in it, relative to the app's address. */
  outbox(): Promise<readonly Readonly<Row<'mail'>>[]>;
}

/** Throws when there is no member with this private key. */
export function getMemberByKey({ database }: World, userPk: string): Readonly<Member> {
  const member = database.member.findFirst({ where: { user_pk: { equals: userPk } } });
  if (!member) throw new Error('There is no member with this private key.');
  return member;
}

/** Credits a deposit, at the address that the member has open, or at another one. */
export function receiveDeposit(world: World, userPk: string, dollars: number): void {
  const { id } = getMemberByKey(world, userPk);
  const now = world.clock.now();
  const wallets = world.database.depositWallet.findMany({ where: { member_id: { equals: id } } });
  const walletAddress = wallets.find((wallet) => wallet.expires_at > now)?.id ?? createWalletAddress();
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
  const { id: memberId } = getMemberByKey(world, userPk);
  const open = database.transaction
    .findMany({ where: { member_id: { equals: memberId }, type: { equals: 'Withdrawal' } } })
    .filter((transaction) => ![COMPLETED, REJECTED].includes(getStatusAt(transaction, now)));
  for (const transaction of open) {
    const status = refundWithdrawal(store, transaction, now);
    database.transaction.update({ where: { id: { equals: transaction.id } }, data: { status } });
  }
  return open.length;
}

function audit(world: World): Audit {
  const { database, store } = world;
  const toMovement =
    (kind: StoredMovement['kind']) =>
    ({ id, amount }: { readonly id: string; readonly amount: number }, memberId: string): StoredMovement => ({
      id,
      kind,
      member: store.getMember(memberId).user_pk,
      dollars: toDollars(amount),
    });
  const withdrawals = database.transaction.findMany({ where: { type: { equals: 'Withdrawal' } } });
  return {
    sum: database.account.getAll().reduce((sum, { units }) => sum + units, 0),
    movements: [
      ...database.transfer.getAll().map((row) => toMovement('transfer')(row, row.sender_id)),
      ...database.donation.getAll().map((row) => toMovement('donation')(row, row.member_id)),
      ...withdrawals.map((row) => toMovement('withdrawal')(row, row.member_id)),
    ],
    balances: (userPk) => {
      const { id } = getMemberByKey(world, userPk);
      const dollars = (account: Account) => toDollars(store.getUnits(account));
      return { balance: dollars(balanceAccount(id)), deposit: dollars(depositAccount(id)) };
    },
  };
}

export function createControls(provider: Provider): Controls {
  const {
    world,
    faults,
    calls,
    transactions: { read, write },
  } = provider;
  return {
    ...createTimeControls(provider, getMemberByKey),
    get latency() {
      return faults.latency;
    },
    set latency(milliseconds: number) {
      faults.latency = milliseconds;
    },
    faults,
    calls,
    failNext: (...given) => faults.failNext(...given),
    hold(endpoint) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      faults.failNext(endpoint, { kind: 'held', until: released });
      return release;
    },
    clear: () => faults.clear(),
    expireAccessTokens: () => write(() => expireAccessTokens(world)),
    ageDepositWallets: (milliseconds) => write(() => ageDepositWallets(world, milliseconds)),
    endSessions: () => write(() => world.endSessions()),
    deposit: (userPk, dollars) => write(() => receiveDeposit(world, userPk, dollars)),
    rejectWithdrawals: (userPk) => write(() => rejectOpenWithdrawals(world, userPk)),
    isPasscode: (userPk, passcode) => read(() => verifyPasscode(getMemberByKey(world, userPk), passcode)),
    audit: () => read(() => audit(world)),
    hasTransfer: (id) =>
      read(() => world.database.transfer.findFirst({ where: { id: { equals: id } } }) !== null),
    outbox: () => read(() => world.database.mail.getAll().toReversed()),
  };
}

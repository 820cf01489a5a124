import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDepositWallet } from '#src/actors/depositWallet.ts';
import { watchClock } from '#src/browser/watchClock.ts';
import { formatTime } from '#src/domain/dates.ts';
import { formatTimeLeft } from '#src/domain/timeLeft.ts';
import { deposit as messages } from '#src/messages/deposit.ts';
import { Card } from '#src/ui/Card.tsx';
import { CodeLine } from '#src/ui/CodeLine.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { CodeSkeleton, Skeleton } from '#src/ui/Skeleton.tsx';
import { CopyToClipboard } from '../../CopyToClipboard';
import { QrCodeWithDetails } from '../QrCodeWithDetails';
import * as styles from './DepositAddress.css';

/** A provider whose addresses expire at once is not asked for another again and again (D60). */
const MIN_RENEWAL_INTERVAL_MS = 60_000;
/** An address is kept for an hour at most (R9.8). */
const MAX_LIFETIME_S = 3600;
/** From then on what is left changes each second, which nobody wants read out. */
const COUNTED_IN_SECONDS_MS = 5 * 60_000;

const FAILURES = {
  failed: { title: messages.failed, detail: messages.failedDetail, retryLabel: messages.retry },
  expiredSoon: {
    title: messages.expiredSoon,
    detail: messages.expiredSoonDetail,
    retryLabel: messages.getAnother,
  },
} as const;
export type AddressFailure = keyof typeof FAILURES;

interface DepositAddressProps {
  /** of an address that is asked for again */
  readonly failure: AddressFailure | undefined;
  readonly setFailure: (failure: AddressFailure | undefined) => void;
}

/** The address as a QR code and as text, with the time until it expires; removed from the screen when it does. */
export function DepositAddress({ failure, setFailure }: DepositAddressProps) {
  const wallet = useDepositWallet();
  const state = useSelector(wallet, (snapshot) => snapshot);
  const expired = state.hasTag('expired');
  const [replacing, setReplacing] = useState(false);
  const renewedAt = useRef(Number.NEGATIVE_INFINITY);
  const lifetime = useRef(0);
  const [expiresTooSoon, setExpiresTooSoon] = useState(false);
  const { cached } = state.context;

  useEffect(() => wallet.send({ type: 'wallet.open' }), [wallet]);
  useEffect(() => {
    if (!cached) return;
    lifetime.current = cached.expiresAt - cached.checkedAt;
    setFailure(undefined);
  }, [cached, setFailure]);
  useEffect(() => {
    if (!expired) return;
    // One that would have lasted is over because the clock was moved, which may happen again at once.
    const isShort = lifetime.current < MIN_RENEWAL_INTERVAL_MS;
    if (isShort && performance.now() - renewedAt.current < MIN_RENEWAL_INTERVAL_MS) {
      return setExpiresTooSoon(true);
    }
    renewedAt.current = performance.now();
    setReplacing(true);
    wallet.send({ type: 'wallet.open' });
  }, [expired, wallet]);

  const isOver = expired && expiresTooSoon;
  const isFailed = state.hasTag('failed');
  const shown = isFailed ? 'failed' : isOver ? 'expiredSoon' : failure;
  if (shown && !cached) {
    return (
      <ErrorState
        {...FAILURES[shown]}
        retrying={!isFailed && !isOver}
        onRetry={() => {
          setFailure(shown);
          wallet.send({ type: 'wallet.open' });
        }}
      />
    );
  }
  if (!cached) {
    return (
      <AddressCard
        code={undefined}
        address={<CodeSkeleton />}
        copy={<Skeleton width="2.75rem" />}
        notice={
          <Notice tone={replacing ? 'warning' : 'info'} role="status">
            {replacing ? messages.expired : messages.fetching}
          </Notice>
        }
      />
    );
  }
  const { wallet_address: address } = cached.wallet;
  return (
    <AddressCard
      code={address}
      address={address}
      copy={<CopyToClipboard text={address} messages={messages} appearance="icon" />}
      notice={
        <Countdown expiresAt={cached.expiresAt} expiresIn={cached.wallet.expires_in ?? MAX_LIFETIME_S} />
      }
    />
  );
}

interface CountdownProps {
  /** milliseconds since 1970 */
  readonly expiresAt: number;
  /** seconds, of a new address */
  readonly expiresIn: number;
}

/** Quiet until the last quarter of the address's time; then a warning, read out while it counts in minutes (D427). */
function Countdown({ expiresAt, expiresIn }: CountdownProps) {
  // Read when there is an address: it may have been set while that was fetched.
  const [now, setNow] = useState(Date.now);
  useEffect(() => watchClock(setNow), []);
  const left = expiresAt - now;
  const isLate = left <= (Math.min(expiresIn, MAX_LIFETIME_S) * 1000) / 4;
  return (
    <Notice
      tone={isLate ? 'warning' : 'info'}
      {...(isLate && left > COUNTED_IN_SECONDS_MS && { role: 'status' as const })}
    >
      {messages.expires(formatTimeLeft(left), formatTime(expiresAt))}
    </Notice>
  );
}

interface AddressCardProps {
  /** the text of the QR code */
  readonly code: string | undefined;
  readonly address: ReactNode;
  readonly copy?: ReactNode;
  readonly notice: ReactNode;
}

/** One layout for a loaded address and for one that is being fetched. */
const AddressCard = ({ code, address, copy, notice }: AddressCardProps) => (
  <Card>
    <QrCodeWithDetails text={code} label={messages.qrCode}>
      <CodeLine label={messages.address} action={copy}>
        {address}
      </CodeLine>
      <div className={styles.notice}>{notice}</div>
    </QrCodeWithDetails>
  </Card>
);

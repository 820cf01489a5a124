import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useDepositWallet } from '../../../actors/depositWallet';
import { copyText } from '../../../browser/clipboard';
import { watchClock } from '../../../browser/clock';
import { timeLeft } from '../../../domain/timeLeft';
import { Card } from '../../../ui/Card';
import { CodeLine } from '../../../ui/CodeLine';
import { CopyButton } from '../../../ui/CopyButton';
import { ErrorState } from '../../../ui/ErrorState';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { deposit as sentences } from '../../../wording/deposit';
import { reportCopyFailure } from '../../reportCopyFailure';
import * as styles from './DepositAddress.css';

const QrCode = lazy(() => import('../QrCode'));

/** Milliseconds that the confirmation icon stays (specification section 9). */
const COPIED_FOR = 2000;

/** The address as a QR code and as text, with the time that it has left; gone from the screen when that is over. */
export function DepositAddress() {
  const wallet = useDepositWallet();
  const state = useSelector(wallet, (snapshot) => snapshot);
  const [now, setNow] = useState(Date.now);
  const over = state.hasTag('over');
  const [replacing, setReplacing] = useState(false);

  useEffect(() => wallet.send({ type: 'wallet.open' }), [wallet]);
  useEffect(
    () =>
      watchClock((time) => {
        setNow(time);
        wallet.send({ type: 'wallet.tick', now: time });
      }),
    [wallet],
  );
  useEffect(() => {
    if (!over) return;
    setReplacing(true);
    wallet.send({ type: 'wallet.open' });
  }, [over, wallet]);

  if (state.hasTag('failed')) {
    return (
      <ErrorState
        title={sentences.failed}
        detail={sentences.failedDetail}
        retryLabel={sentences.retry}
        onRetry={() => wallet.send({ type: 'wallet.open' })}
      />
    );
  }
  const { kept } = state.context;
  if (!kept) {
    return (
      <AddressCard
        code={null}
        address={<Skeleton width="min(24rem, 60vw)" />}
        notice={
          <Notice tone={replacing ? 'warning' : 'info'} role="status">
            {replacing ? sentences.over : sentences.fetching}
          </Notice>
        }
      />
    );
  }
  const { wallet_address: address } = kept.wallet;
  return (
    <AddressCard
      code={
        <Suspense>
          <QrCode text={address} label={sentences.qrCode} />
        </Suspense>
      }
      address={address}
      copy={
        <CopyButton
          text={address}
          label={sentences.copy}
          copiedLabel={sentences.copied}
          copiedFor={COPIED_FOR}
          onCopy={copyText}
          onFailure={reportCopyFailure}
          appearance="icon"
        />
      }
      notice={<Notice tone="warning">{sentences.expires(timeLeft(kept.expiresAt - now))}</Notice>}
    />
  );
}

interface AddressCardProps {
  readonly code: ReactNode;
  readonly address: ReactNode;
  readonly copy?: ReactNode;
  readonly notice: ReactNode;
}

/** One layout for what is there and for what is on its way. */
const AddressCard = ({ code, address, copy, notice }: AddressCardProps) => (
  <Card>
    <div className={styles.layout}>
      <div className={styles.code}>{code}</div>
      <div className={styles.words}>
        <CodeLine label={sentences.address} action={copy}>
          {address}
        </CodeLine>
        {notice}
      </div>
    </div>
  </Card>
);

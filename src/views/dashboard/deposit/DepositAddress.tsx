import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useDepositWallet } from '../../../actors/depositWallet';
import { watchClock } from '../../../browser/clock';
import { timeLeft } from '../../../domain/timeLeft';
import { Card } from '../../../ui/Card';
import { CodeLine } from '../../../ui/CodeLine';
import { ErrorState } from '../../../ui/ErrorState';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { deposit as sentences } from '../../../wording/deposit';
import { Copy } from '../../Copy';
import { QrBeside } from '../QrBeside';

/** The address as a QR code and as text, with the time that it has left; gone from the screen when that is over. */
export function DepositAddress() {
  const wallet = useDepositWallet();
  const state = useSelector(wallet, (snapshot) => snapshot);
  const [now, setNow] = useState(Date.now);
  const over = state.hasTag('over');
  const [replacing, setReplacing] = useState(false);

  useEffect(() => wallet.send({ type: 'wallet.open' }), [wallet]);
  useEffect(() => watchClock(setNow), []);
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
        code={undefined}
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
      code={address}
      address={address}
      copy={<Copy text={address} label={sentences.copy} copiedLabel={sentences.copied} appearance="icon" />}
      notice={<Notice tone="warning">{sentences.expires(timeLeft(kept.expiresAt - now))}</Notice>}
    />
  );
}

interface AddressCardProps {
  /** what the QR code says */
  readonly code: string | undefined;
  readonly address: ReactNode;
  readonly copy?: ReactNode;
  readonly notice: ReactNode;
}

/** One layout for what is there and for what is on its way. */
const AddressCard = ({ code, address, copy, notice }: AddressCardProps) => (
  <Card>
    <QrBeside text={code} label={sentences.qrCode}>
      <CodeLine label={sentences.address} action={copy}>
        {address}
      </CodeLine>
      {notice}
    </QrBeside>
  </Card>
);

import type { ReactNode } from 'react';
import { fitsQrCode } from '#src/domain/qrText.ts';
import { qrCode as messages } from '#src/messages/common.ts';
import { lazyPart } from '../lazyPart';
import * as styles from './QrCodeWithDetails.css';

const QrCode = lazyPart(() => import('./QrCode'), { what: messages.what });
// With the code of its screen: fetched when it is rendered, it would come 300 ms after the rest.
void QrCode.preload();

interface QrCodeWithDetailsProps {
  /** content of the code; undefined while loading */
  readonly text: string | undefined;
  /** accessible name */
  readonly label: string;
  readonly children: ReactNode;
}

/** A QR code with its details beside it, or below it on a phone. Without the code the details stay. */
export const QrCodeWithDetails = ({ text, label, children }: QrCodeWithDetailsProps) => (
  <div className={styles.layout}>
    <div className={styles.frame}>
      {text !== undefined && !fitsQrCode(text) ? (
        <p className={styles.note}>{messages.unfit}</p>
      ) : (
        text !== undefined && <QrCode text={text} label={label} />
      )}
    </div>
    <div className={styles.words}>{children}</div>
  </div>
);

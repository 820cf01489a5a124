import { lazy, type ReactNode, Suspense } from 'react';
import * as styles from './QrCodeWithDetails.css';

const QrCode = lazy(() => import('./QrCode'));

interface QrCodeWithDetailsProps {
  /** content of the code; undefined while loading */
  readonly text: string | undefined;
  /** accessible name */
  readonly label: string;
  readonly children: ReactNode;
}

/** A QR code with its details beside it, or below it on a phone. */
export const QrCodeWithDetails = ({ text, label, children }: QrCodeWithDetailsProps) => (
  <div className={styles.layout}>
    <div className={styles.code}>
      {text !== undefined && (
        <Suspense>
          <QrCode text={text} label={label} />
        </Suspense>
      )}
    </div>
    <div className={styles.words}>{children}</div>
  </div>
);

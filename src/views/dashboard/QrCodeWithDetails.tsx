import { lazy, type ReactNode, Suspense } from 'react';
import * as styles from './QrCodeWithDetails.css';

const QrCode = lazy(() => import('./QrCode'));

interface QrCodeWithDetailsProps {
  /** what the code says; absent while it is on its way, when its place stays empty */
  readonly text: string | undefined;
  /** what the picture is */
  readonly label: string;
  readonly children: ReactNode;
}

/** A QR code, and beside it, or below it on a phone, the same in words. */
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

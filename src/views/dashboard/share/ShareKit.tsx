import { lazy, Suspense } from 'react';
import { copyText } from '../../../browser/clipboard';
import { Card } from '../../../ui/Card';
import { CodeLine } from '../../../ui/CodeLine';
import { CopyButton } from '../../../ui/CopyButton';
import { Skeleton } from '../../../ui/Skeleton';
import { share as sentences } from '../../../wording/share';
import { reportCopyFailure } from '../../reportCopyFailure';
import { referralLink } from './referralLink';
import { ShareButton } from './ShareButton';
import * as styles from './ShareKit.css';

const QrCode = lazy(() => import('../QrCode'));

/** Milliseconds that the confirmation stays (specification section 9). */
const COPIED_FOR = 2000;

/** The member's referral link to copy, to scan and to share; a skeleton of it while the code is on its way. */
export function ShareKit({ code }: { readonly code: string | undefined }) {
  const url = code === undefined ? undefined : referralLink(code);
  return (
    <Card>
      <div className={styles.layout}>
        <div className={styles.code}>
          {url !== undefined && (
            <Suspense>
              <QrCode text={url} label={sentences.qrCode} />
            </Suspense>
          )}
        </div>
        <div className={styles.words}>
          <p>{sentences.description}</p>
          <CodeLine
            label={sentences.link}
            action={
              url === undefined ? (
                <Skeleton width="9rem" />
              ) : (
                <div className={styles.actions}>
                  <CopyButton
                    text={url}
                    label={sentences.copy}
                    copiedLabel={sentences.copied}
                    copiedFor={COPIED_FOR}
                    onCopy={copyText}
                    onFailure={reportCopyFailure}
                  />
                  <ShareButton url={url} />
                </div>
              )
            }
          >
            {url ?? <Skeleton width="min(24rem, 60vw)" />}
          </CodeLine>
        </div>
      </div>
    </Card>
  );
}

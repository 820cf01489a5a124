import { Card } from '../../../ui/Card';
import { CodeLine } from '../../../ui/CodeLine';
import { Skeleton } from '../../../ui/Skeleton';
import { share as sentences } from '../../../wording/share';
import { Copy } from '../../Copy';
import { QrBeside } from '../QrBeside';
import { referralLink } from './referralLink';
import { ShareButton } from './ShareButton';
import * as styles from './ShareKit.css';

/** The member's referral link to copy, to scan and to share; a skeleton of it while the code is on its way. */
export function ShareKit({ code }: { readonly code: string | undefined }) {
  const url = code === undefined ? undefined : referralLink(code);
  return (
    <Card>
      <QrBeside text={url} label={sentences.qrCode}>
        <p>{sentences.description}</p>
        <CodeLine
          label={sentences.link}
          action={
            url === undefined ? (
              <Skeleton width="9rem" />
            ) : (
              <div className={styles.actions}>
                <Copy text={url} label={sentences.copy} copiedLabel={sentences.copied} />
                <ShareButton url={url} />
              </div>
            )
          }
        >
          {url ?? <Skeleton width="min(24rem, 60vw)" />}
        </CodeLine>
      </QrBeside>
    </Card>
  );
}

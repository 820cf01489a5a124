import { Fragment } from 'react';
import { share as messages } from '#src/messages/share.ts';
import { Card } from '#src/ui/Card.tsx';
import { CodeLine } from '#src/ui/CodeLine.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { CopyToClipboard } from '../../CopyToClipboard';
import { QrCodeWithDetails } from '../QrCodeWithDetails';
import { getReferralLink } from './referralLink';
import { ShareButton } from './ShareButton';
import * as styles from './ShareLink.css';

/** A URL that breaks after a slash or a question mark, before its other parts. */
const BreakableUrl = ({ children }: { readonly children: string }) => (
  <span className={styles.link}>
    {children.split(/(?<=[/?])(?!\/)/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which may be equal
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
);

/** The member's referral link with copy button, QR code and share sheet; a skeleton while the code is loading. */
export function ShareLink({ code }: { readonly code: string | undefined }) {
  const url = code === undefined ? undefined : getReferralLink(code);
  if (code !== undefined && url === undefined) return <Card>{messages.noLink}</Card>;
  return (
    <Card>
      <QrCodeWithDetails text={url} label={messages.qrCode}>
        <p>{messages.description}</p>
        <CodeLine
          label={messages.link}
          action={
            url === undefined ? (
              <Skeleton width="9rem" />
            ) : (
              <div className={styles.actions}>
                <CopyToClipboard text={url} messages={messages} />
                <ShareButton url={url} />
              </div>
            )
          }
        >
          {url === undefined ? <Skeleton width="min(24rem, 60vw)" /> : <BreakableUrl>{url}</BreakableUrl>}
        </CodeLine>
      </QrCodeWithDetails>
    </Card>
  );
}

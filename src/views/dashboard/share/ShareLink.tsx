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

interface BreakableUrlProps {
  readonly url: string;
  /** shows each part as loading */
  readonly isLoading: boolean;
}

/** A URL that breaks after a slash or a question mark, before its other parts. */
const BreakableUrl = ({ url, isLoading }: BreakableUrlProps) => (
  <span className={styles.link}>
    {url.split(/(?<=[/?])(?!\/)/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which may be equal
      <Fragment key={index}>
        {isLoading ? <Skeleton width={`${part.length}ch`} /> : part}
        <wbr />
      </Fragment>
    ))}
  </span>
);

/** Of a code that has as many characters as most: its link has as many lines. */
const USUAL_LINK = getReferralLink('0'.repeat(8)) ?? '';

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
          <BreakableUrl url={url ?? USUAL_LINK} isLoading={url === undefined} />
        </CodeLine>
      </QrCodeWithDetails>
    </Card>
  );
}

import { useState } from 'react';
import { copyText } from '../../../browser/clipboard';
import { Button } from '../../../ui/Button';
import { CodeLine } from '../../../ui/CodeLine';
import { CopyButton } from '../../../ui/CopyButton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { setting } from '../../../wording/setting';
import { reportCopyFailure } from '../../reportCopyFailure';
import * as styles from './Setting.css';

const sentences = setting.profile;

/** Milliseconds that the confirmation stays. */
const COPIED_FOR = 2000;

/** As long for every key: its length is nobody's business. */
const BULLETS = '•'.repeat(16);

/** The private key, as the specification shows it (section 2); it can be hidden from those who look over a shoulder. */
export function PrivateKey({ children }: { readonly children: string }) {
  const [shown, setShown] = useState(true);
  return (
    <div>
      <CodeLine
        label={sentences.privateKey}
        action={
          <div className={styles.actions}>
            <Button variant="quiet" onClick={() => setShown(!shown)}>
              {shown ? sentences.hide : sentences.show}{' '}
              <VisuallyHidden>{sentences.ofPrivateKey}</VisuallyHidden>
            </Button>
            <CopyButton
              text={children}
              label={sentences.copy}
              copiedLabel={sentences.copied}
              copiedFor={COPIED_FOR}
              onCopy={copyText}
              onFailure={reportCopyFailure}
              appearance="icon"
            />
          </div>
        }
      >
        {shown ? (
          children
        ) : (
          <>
            <VisuallyHidden>{sentences.hidden}</VisuallyHidden>
            <span aria-hidden="true">{BULLETS}</span>
          </>
        )}
      </CodeLine>
      <p className={styles.quiet}>{sentences.keepSafe}</p>
    </div>
  );
}

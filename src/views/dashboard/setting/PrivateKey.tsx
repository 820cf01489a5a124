import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { CodeLine } from '../../../ui/CodeLine';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { setting } from '../../../wording/setting';
import { Copy } from '../../Copy';
import * as styles from './Setting.css';

const sentences = setting.profile;

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
            <Copy text={children} label={sentences.copy} copiedLabel={sentences.copied} appearance="icon" />
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

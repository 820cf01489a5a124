import { useState } from 'react';
import { setting } from '#src/messages/setting.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeLine } from '#src/ui/CodeLine.tsx';
import { CodeSkeleton, Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CopyToClipboard } from '../../CopyToClipboard';
import { DescribedCard } from './DescribedCard';
import * as styles from './Setting.css';

const messages = setting.profile;

/** The same length for every key. */
const MASK = '•'.repeat(16);

/** Characters of a key, before it has arrived. */
const USUAL_LENGTH = 40;

/** The private key, visible as the specification says (R2.63); it can be hidden. A skeleton of it while it is loading. */
export function PrivateKey({ children }: { readonly children: string | undefined }) {
  const [shown, setShown] = useState(true);
  return (
    <DescribedCard title={messages.privateKey} text={messages.keepSafe}>
      <CodeLine
        label={messages.yourKey}
        unbroken={children?.length ?? USUAL_LENGTH}
        action={
          children === undefined ? (
            <Skeleton width="6.6rem" />
          ) : (
            <div className={styles.actions}>
              <Button variant="quiet" onClick={() => setShown(!shown)}>
                {shown ? messages.hide : messages.show}{' '}
                <VisuallyHidden>{messages.ofPrivateKey}</VisuallyHidden>
              </Button>
              <CopyToClipboard text={children} messages={messages} appearance="icon" />
            </div>
          )
        }
      >
        {shown ? (
          (children ?? <CodeSkeleton />)
        ) : (
          <>
            <VisuallyHidden>{messages.hidden}</VisuallyHidden>
            <span aria-hidden="true">{MASK}</span>
          </>
        )}
      </CodeLine>
    </DescribedCard>
  );
}

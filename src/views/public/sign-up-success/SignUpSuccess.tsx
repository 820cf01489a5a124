import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { downloadFile } from '#src/browser/downloadFile.ts';
import { signUpSuccess as messages } from '#src/messages/signUp.ts';
import { Button, buttonClass } from '#src/ui/Button.tsx';
import { CodeLine } from '#src/ui/CodeLine.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { urls } from '#src/urls.ts';
import { CopyToClipboard } from '../../CopyToClipboard';
import { getNewPrivateKey, setNewPrivateKey } from '../newPrivateKey';
import { PublicPage } from '../PublicPage';

/** R9.5. */
const COPIED_DURATION_MS = 1000;

const download = (privateKey: string): void =>
  downloadFile(new Blob([messages.file(privateKey)], { type: 'text/plain' }), 'private-key.txt');

/** Shows the new private key until it is left by a link, Back or a reload, and never again (R2.9). */
export default function SignUpSuccess() {
  const [privateKey, setPrivateKey] = useState(getNewPrivateKey);
  useEffect(() => {
    setNewPrivateKey(null);
    // A browser may show this very page again after Back from another site.
    const hide = () => setPrivateKey(null);
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, []);

  return (
    <PublicPage>
      <PageTitle lead={messages.canSignIn}>{messages.title}</PageTitle>
      {privateKey ? (
        <>
          <p>{messages.keepSafe}</p>
          <CodeLine
            label={messages.privateKey}
            unbroken={privateKey.length}
            action={
              <CopyToClipboard
                text={privateKey}
                messages={messages}
                copiedFor={COPIED_DURATION_MS}
                appearance="icon"
              />
            }
          >
            {privateKey}
          </CodeLine>
          <Button variant="secondary" fullWidth onClick={() => download(privateKey)}>
            {messages.download}
          </Button>
        </>
      ) : (
        <Notice tone="info">{messages.missing}</Notice>
      )}
      <Link
        href={urls.signIn}
        replace
        // In memory, for the form that comes next.
        onClick={() => setNewPrivateKey(privateKey)}
        className={buttonClass('primary', true)}
      >
        {messages.back}
      </Link>
    </PublicPage>
  );
}

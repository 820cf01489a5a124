import { useLocation } from 'wouter';
import { newVersion as messages } from '#src/messages/errorScreens.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { urls } from '#src/urls.ts';
import { useDeployedVersion, useIsSending } from './LoadFailure';

/**
 * Offers to reload the page when a missing file has shown that the host has a new version; not beside a new private key,
 * which is shown once.
 */
export function NewVersionNotice() {
  const version = useDeployedVersion();
  const isSending = useIsSending();
  const [path] = useLocation();
  if (version !== 'new' || path === urls.signUpSuccess) return null;
  return (
    <Notice tone="info" role="status">
      <p>{isSending ? messages.sending : messages.outdated}</p>
      <Button variant="secondary" busy={isSending} onClick={() => location.reload()}>
        {messages.reload}
      </Button>
    </Notice>
  );
}

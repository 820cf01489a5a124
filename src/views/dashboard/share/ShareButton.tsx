import { notify } from '#src/actors/notify.ts';
import { branding } from '#src/branding.ts';
import { canShare, openShareSheet } from '#src/browser/shareSheet.ts';
import { share as messages } from '#src/messages/share.ts';
import { Button } from '#src/ui/Button.tsx';
import { NetworkIcon } from '#src/ui/icons/navigation.tsx';

/** Opens the browser's share sheet, if it has one. */
export function ShareButton({ url }: { readonly url: string }) {
  const content: ShareData = { title: messages.invitation(branding.name), url };
  if (!canShare(content)) return null;
  const open = () => {
    openShareSheet(content).catch((failure: unknown) => {
      console.error('The link could not be shared.', failure);
      notify.failure(messages.failed);
    });
  };
  return (
    <Button variant="secondary" onClick={open}>
      <NetworkIcon />
      {messages.open}
    </Button>
  );
}

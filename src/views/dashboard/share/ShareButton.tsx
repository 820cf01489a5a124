import { notify } from '../../../actors/notify';
import { branding } from '../../../branding';
import { canShare, openShareSheet } from '../../../browser/shareSheet';
import { Button } from '../../../ui/Button';
import { NetworkIcon } from '../../../ui/icons/navigation';
import { share as sentences } from '../../../wording/share';

/** Opens the browser's share sheet with a link, where there is one. */
export function ShareButton({ url }: { readonly url: string }) {
  const content: ShareData = { title: sentences.invitation(branding.name), url };
  if (!canShare(content)) return null;
  const open = () => {
    openShareSheet(content).catch((failure: unknown) => {
      console.error('The link could not be shared.', failure);
      notify.failure(sentences.failed);
    });
  };
  return (
    <Button variant="secondary" onClick={open}>
      <NetworkIcon />
      {sentences.open}
    </Button>
  );
}

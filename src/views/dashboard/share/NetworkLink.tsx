import { Link } from 'wouter';
import { firstSteps } from '#src/messages/firstSteps.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { urls } from '#src/urls.ts';

/** To what a member without a team shares. */
export const NetworkLink = () => (
  <Link href={urls.network} className={buttonClass('secondary')}>
    {firstSteps.share.action}
  </Link>
);

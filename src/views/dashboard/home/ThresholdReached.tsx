import { Link } from 'wouter';
import { home } from '#src/messages/home.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { urls } from '#src/urls.ts';
import { useEarningThreshold } from './useEarningThreshold';

const { threshold: messages, now } = home;

/** When nothing is left to earn before the next donation: what that means, and the way to donate. */
export function ThresholdReached() {
  const { threshold, hasDonated } = useEarningThreshold();
  if (!hasDonated || threshold?.left !== 0n) return null;
  return (
    <Notice tone="warning">
      <p>
        {messages.reached} <Link href={urls.donate}>{now.donate}</Link>
      </p>
    </Notice>
  );
}

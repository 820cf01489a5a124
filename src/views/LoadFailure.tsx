import { useSyncExternalStore } from 'react';
import { deployment, isLoadFailure } from '#src/browser/deployment.ts';
import { pendingWrites } from '#src/browser/pendingWrites.ts';
import { reading } from '#src/messages/common.ts';
import { newVersion, part } from '#src/messages/errorScreens.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';

/** What is known about the version on the host. */
export const useDeployedVersion = () => useSyncExternalStore(deployment.subscribe, deployment.getVersion);

/** Whether something is being sent, which a reload would cut off. */
export const useIsSending = () => useSyncExternalStore(pendingWrites.subscribe, pendingWrites.exist);

interface LoadFailureProps {
  /** what could not be shown */
  readonly what: string;
  readonly error: unknown;
  /** it was tried again already: some browsers keep a failed import until the page is reloaded */
  readonly failedBefore: boolean;
  readonly onRetry: () => void;
}

/** In the place of a part that failed: what it is, why, and how to get it. */
export function LoadFailure({ what, error, failedBefore, onRetry }: LoadFailureProps) {
  const version = useDeployedVersion();
  const isSending = useIsSending();
  const isMissing = isLoadFailure(error);
  const isOutdated = isMissing && version === 'new';
  const reloads = isOutdated || (isMissing && failedBefore);
  return (
    <ErrorState
      title={isMissing ? reading.failed(what) : part.crashed(what)}
      detail={isOutdated ? newVersion.outdated : isMissing ? part.missing : undefined}
      retryLabel={reloads ? newVersion.reload : reading.retry}
      onRetry={reloads ? () => location.reload() : onRetry}
      retrying={(isMissing && version === 'checking') || (reloads && isSending)}
    />
  );
}

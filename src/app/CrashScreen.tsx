import { type ReactNode, useEffect } from 'react';
import { toAddress, toPath } from '#src/basePath.ts';
import { isLoadFailure, reloadOnce } from '#src/browser/deployment.ts';
import { pendingWrites } from '#src/browser/pendingWrites.ts';
import { crash, newVersion } from '#src/messages/errorScreens.ts';
import { Button, buttonClass } from '#src/ui/Button.tsx';
import { FormActions } from '#src/ui/Form.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { urls } from '#src/urls.ts';
import { useDeployedVersion, useIsSending } from '#src/views/LoadFailure.tsx';
import { fullPage } from './CrashScreen.css';

const links = {
  public: { home: urls.home, homeLabel: crash.home, detail: crash.public },
  dashboard: { home: urls.dashboard, homeLabel: crash.dashboardHome, detail: crash.dashboard },
} as const;

interface CrashProps {
  readonly area: keyof typeof links;
  readonly error: unknown;
  /** loads the screen again; without it the page is reloaded */
  readonly onRetry?: () => void;
}

/** Nothing is lost by a reload: nothing is being sent, no private key is shown. What was typed has gone with its screen. */
const isReloadUnnoticed = () => !pendingWrites.exist() && toPath(location.pathname) !== urls.signUpSuccess;

/** Replaces a screen that threw or could not be loaded (R2.12, R2.13). For a new version the page is reloaded (D53). */
export function CrashMessage({ area, error, onRetry }: CrashProps) {
  const { home, homeLabel, detail } = links[area];
  const version = useDeployedVersion();
  const isSending = useIsSending();
  const isMissing = isLoadFailure(error);
  const isOutdated = isMissing && version === 'new';
  useEffect(() => {
    if (isOutdated && isReloadUnnoticed()) reloadOnce();
  }, [isOutdated]);

  const reload = () => location.reload();
  const retries = isMissing && !isOutdated && onRetry !== undefined;
  return (
    <Page>
      <div role="alert">
        <PageTitle lead={getDetail({ isMissing, isOutdated, isSending, detail })}>
          {isOutdated ? newVersion.title : crash.title}
        </PageTitle>
      </div>
      <FormActions>
        <Button
          busy={(isMissing && version === 'checking') || (!retries && isSending)}
          onClick={retries ? onRetry : reload}
        >
          {isOutdated ? newVersion.reload : crash.retry}
        </Button>
        <a href={toAddress(home)} className={buttonClass('quiet')}>
          {homeLabel}
        </a>
      </FormActions>
    </Page>
  );
}

function getDetail(state: {
  readonly isMissing: boolean;
  readonly isOutdated: boolean;
  readonly isSending: boolean;
  readonly detail: string;
}): ReactNode {
  if (state.isOutdated) return state.isSending ? newVersion.sending : newVersion.detail;
  return state.isMissing ? crash.missing : state.detail;
}

/** The same message as a page of its own. */
export const CrashScreen = (props: CrashProps) => (
  <main className={fullPage}>
    <CrashMessage {...props} />
  </main>
);

import { crash } from '#src/messages/errorScreens.ts';
import { Button, buttonClass } from '#src/ui/Button.tsx';
import { FormActions } from '#src/ui/Form.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { urls } from '#src/urls.ts';
import { fullPage } from './CrashScreen.css';

const links = {
  public: { home: urls.home, homeLabel: crash.home, detail: crash.public },
  dashboard: { home: urls.dashboard, homeLabel: crash.dashboardHome, detail: crash.dashboard },
} as const;

/**
 * Replaces a screen that threw (R2.12, R2.13). Both actions reload the page: a chunk that could not be
 * loaded is not requested again without a reload.
 */
export function CrashMessage({ area }: { readonly area: keyof typeof links }) {
  const { home, homeLabel, detail } = links[area];
  return (
    <Page>
      <div role="alert">
        <PageTitle lead={detail}>{crash.title}</PageTitle>
      </div>
      <FormActions>
        <Button onClick={() => location.reload()}>{crash.retry}</Button>
        <a href={home} className={buttonClass('quiet')}>
          {homeLabel}
        </a>
      </FormActions>
    </Page>
  );
}

/** The same message as a page of its own. */
export const CrashScreen = ({ area }: { readonly area: keyof typeof links }) => (
  <main className={fullPage}>
    <CrashMessage area={area} />
  </main>
);

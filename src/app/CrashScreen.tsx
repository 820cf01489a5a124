import { crash } from '#src/messages/problems.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { FormActions } from '#src/ui/Form.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { urls } from '#src/urls.ts';
import { alone } from './CrashScreen.css';

const ways = {
  public: { home: urls.home, homeLabel: crash.home, detail: crash.public },
  dashboard: { home: urls.dashboard, homeLabel: crash.dashboardHome, detail: crash.dashboard },
} as const;

/**
 * What stands in the place of a screen that broke (specification section 2). Both ways out load the page anew: what
 * failed may be a part of the app that could not be fetched, and that is only asked for once.
 */
export function CrashMessage({ area }: { readonly area: keyof typeof ways }) {
  const { home, homeLabel, detail } = ways[area];
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

/** The same where nothing else is on the page. */
export const CrashScreen = ({ area }: { readonly area: keyof typeof ways }) => (
  <main className={alone}>
    <CrashMessage area={area} />
  </main>
);

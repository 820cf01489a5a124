import { somethingWentWrong } from '#src/messages/common.ts';
import { newVersion } from '#src/messages/errorScreens.ts';
import { startup } from '#src/messages/session.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { FormActions } from '#src/ui/Form.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { fullPage } from './CrashScreen.css';

/** Of this page itself. */
const SAME_ADDRESS = '';

/** In the place of an app that did not start, also in the page itself: to reload takes a link, which needs no script. */
export const StartFailure = () => (
  <main className={fullPage}>
    <Page>
      <div role="alert">
        <PageTitle lead={startup.failed}>{somethingWentWrong}</PageTitle>
      </div>
      <FormActions>
        <a href={SAME_ADDRESS} className={buttonClass('primary')}>
          {newVersion.reload}
        </a>
      </FormActions>
    </Page>
  </main>
);

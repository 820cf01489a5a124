import { Link } from 'wouter';
import { notFound as messages } from '#src/messages/errorScreens.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { NotFoundIllustration } from '#src/ui/NotFoundIllustration.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { urls } from '#src/urls.ts';

/** An unknown path below the dashboard; the menu stays. */
export default function DashboardNotFound() {
  return (
    <Page>
      <NotFoundIllustration />
      <PageTitle lead={messages.text}>{messages.title}</PageTitle>
      <p>
        <Link href={urls.home} className={buttonClass('secondary')}>
          {messages.back}
        </Link>
      </p>
    </Page>
  );
}

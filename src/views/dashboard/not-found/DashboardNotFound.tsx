import { Link } from 'wouter';
import { buttonClass } from '../../../ui/buttonClass';
import { NotFoundIllustration } from '../../../ui/NotFoundIllustration';
import { PageTitle } from '../../../ui/PageTitle';
import { Page } from '../../../ui/Section';
import { urls } from '../../../urls';
import { notFound as sentences } from '../../../wording/problems';

/** An unknown path below the dashboard: the same words, with the menu still there. */
export default function DashboardNotFound() {
  return (
    <Page>
      <NotFoundIllustration />
      <PageTitle lead={sentences.text}>{sentences.title}</PageTitle>
      <p>
        <Link href={urls.home} className={buttonClass('secondary')}>
          {sentences.back}
        </Link>
      </p>
    </Page>
  );
}

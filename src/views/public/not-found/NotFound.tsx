import { Link } from 'wouter';
import { buttonClass } from '../../../ui/buttonClass';
import { NotFoundIllustration } from '../../../ui/NotFoundIllustration';
import { PageTitle } from '../../../ui/PageTitle';
import { urls } from '../../../urls';
import { notFound as sentences } from '../../../wording/problems';
import { PublicPage } from '../PublicPage';

/** Any path that the app does not have (specification section 2). */
export default function NotFound() {
  return (
    <PublicPage>
      <NotFoundIllustration />
      <PageTitle lead={sentences.text}>{sentences.title}</PageTitle>
      <Link href={urls.home} className={buttonClass('primary', true)}>
        {sentences.back}
      </Link>
    </PublicPage>
  );
}

import { Link } from 'wouter';
import { notFound as messages } from '#src/messages/errorScreens.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { NotFoundIllustration } from '#src/ui/NotFoundIllustration.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { urls } from '#src/urls.ts';
import { PublicPage } from '../PublicPage';

/** An unknown path (R2.11). */
export default function NotFound() {
  return (
    <PublicPage>
      <NotFoundIllustration />
      <PageTitle lead={messages.text}>{messages.title}</PageTitle>
      <Link href={urls.home} className={buttonClass('primary', true)}>
        {messages.back}
      </Link>
    </PublicPage>
  );
}

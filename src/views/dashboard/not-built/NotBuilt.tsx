import { Link } from 'wouter';
import { buttonClass } from '../../../ui/buttonClass';
import { EmptyState } from '../../../ui/EmptyState';
import { PageTitle } from '../../../ui/PageTitle';
import { Page } from '../../../ui/Section';
import { urls } from '../../../urls';
import { notBuilt as sentences } from '../../../wording/problems';

/** Stands, plainly, where a screen will be. */
export default function NotBuilt({ title }: { readonly title: string }) {
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <EmptyState message={sentences.text}>
        <Link href={urls.dashboard} className={buttonClass('secondary')}>
          {sentences.back}
        </Link>
      </EmptyState>
    </Page>
  );
}

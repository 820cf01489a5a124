import type { ComponentProps, ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { FigureList } from './FigureList';
import { besideForm } from './FigureList.css';

interface MovementPageProps extends Pick<ComponentProps<typeof FigureList>, 'queries' | 'figures'> {
  readonly messages: { readonly title: string; readonly figures: string; readonly details: string };
  readonly form: ReactNode;
  /** the tables below the form */
  readonly children: ReactNode;
}

/** Layout of a withdrawal and of a donation: the figures, the form beside them, and the history. */
export const MovementPage = ({ messages, queries, figures, form, children }: MovementPageProps) => (
  <Page>
    <PageTitle>{messages.title}</PageTitle>
    <div className={besideForm}>
      <FigureList title={messages.figures} queries={queries} figures={figures} />
      <Card>{form}</Card>
    </div>
    <Section title={messages.details}>{children}</Section>
  </Page>
);

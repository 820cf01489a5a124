import { Link } from 'wouter';
import { branding } from '#src/branding.ts';
import { formatMoment, toIsoDay } from '#src/domain/dates.ts';
import { getStatementPeriod } from '#src/domain/statement.ts';
import { formatDays } from '#src/domain/trailingPeriods.ts';
import { reports } from '#src/messages/reports.ts';
import { statement as messages } from '#src/messages/statement.ts';
import { table } from '#src/messages/tables.ts';
import { Button, buttonClass } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { DefinitionList } from '#src/ui/DefinitionList.tsx';
import { DayRangeField } from '#src/ui/dataTable/DayRangeField.tsx';
import { EmailText } from '#src/ui/EmailAddress.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { DocumentActions, PrintDocument } from '#src/ui/PrintDocument.tsx';
import { Page } from '#src/ui/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { urls } from '#src/urls.ts';
import { orNotAvailable } from '../../NotAvailable';
import { ReportFallback } from '../reports/TabSkeleton';
import { useDayRange } from '../reports/useDayRange';
import { BalanceSection } from './BalanceSection';
import * as styles from './Statement.css';
import { useStatement } from './useStatement';

const LOADING = [messages.member, messages.email, messages.period, messages.made].map((term) => ({
  term,
  definition: <Skeleton width="16ch" />,
}));

/** A statement of both balances over a period, made to be printed (D447). */
export default function Statement() {
  const [range, changeRange] = useDayRange();
  const { statements, movements, unclear, member, queries } = useStatement(range);
  const period = formatDays(getStatementPeriod(range, movements ?? [], toIsoDay(new Date())));
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <div className={styles.controls}>
        <DayRangeField className={styles.period} range={range} onChange={changeRange} messages={table.days} />
        <DocumentActions>
          <Button disabled={!statements} onClick={() => window.print()}>
            {messages.print}
          </Button>
          <Link href={urls.transactions} className={buttonClass('quiet')}>
            {messages.back}
          </Link>
        </DocumentActions>
      </div>
      {statements ? (
        <PrintDocument
          brand={branding.name}
          title={messages.title}
          subject={[member?.name, period].filter(Boolean).join(', ')}
        >
          <div className={styles.about}>
            <DefinitionList
              items={[
                { term: messages.member, definition: orNotAvailable(member?.name, String) },
                {
                  term: messages.email,
                  definition: orNotAvailable(member?.email, (email) => <EmailText>{email}</EmailText>),
                },
                { term: messages.period, definition: period },
                { term: messages.made, definition: formatMoment(Date.now()) },
              ]}
            />
          </div>
          {statements.map((statement) => (
            <BalanceSection key={statement.kind} statement={statement} />
          ))}
          <div className={styles.rules}>
            {unclear > 0 && <p>{messages.unclear(unclear)}</p>}
            <p>{messages.rules}</p>
          </div>
        </PrintDocument>
      ) : (
        <ReportFallback what={messages.title} queries={queries}>
          <PrintDocument brand={branding.name} title={messages.title}>
            <div aria-busy="true" className={classNames(styles.about, styles.place)}>
              <VisuallyHidden role="status">{reports.loading}</VisuallyHidden>
              <DefinitionList items={LOADING} />
            </div>
          </PrintDocument>
        </ReportFallback>
      )}
    </Page>
  );
}

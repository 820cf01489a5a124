import { Link, useSearchParams } from 'wouter';
import { transferHistoryQuery } from '#src/api/transfers.ts';
import { profileQuery } from '#src/api/users.ts';
import { branding } from '#src/branding.ts';
import type { Transfer } from '#src/contract/transfers.ts';
import { formatMoment } from '#src/domain/dates.ts';
import { isVoidStatus } from '#src/domain/direction.ts';
import { receipt as messages, statement } from '#src/messages/statement.ts';
import { Button, buttonClass } from '#src/ui/Button.tsx';
import { DefinitionList } from '#src/ui/DefinitionList.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { DocumentActions, PrintDocument } from '#src/ui/PrintDocument.tsx';
import { Page } from '#src/ui/Section.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { urls } from '#src/urls.ts';
import { orNotAvailable } from '../../NotAvailable';
import { ReportFallback } from '../reports/TabSkeleton';
import { useMemberQuery } from '../useMemberQuery';

/** The receipt of a transfer of the history, named by `?transfer=`, made to be printed (D448). */
export default function TransferReceipt() {
  const [params] = useSearchParams();
  const transfers = useMemberQuery(transferHistoryQuery);
  const profile = useMemberQuery(profileQuery);
  const id = params.get('transfer');
  const named = transfers.data?.filter(({ transfer_id }) => transfer_id !== undefined && transfer_id === id);
  const transfer = named?.length === 1 ? named[0] : undefined;
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <DocumentActions>
        <Button disabled={!transfer} onClick={() => window.print()}>
          {statement.print}
        </Button>
        <Link href={`${urls.fundTransfer}?tab=history`} className={buttonClass('quiet')}>
          {messages.back}
        </Link>
      </DocumentActions>
      {transfer && profile.data ? (
        <PrintDocument brand={branding.name} title={messages.title}>
          <Receipt transfer={transfer} member={profile.data.profile} />
        </PrintDocument>
      ) : named && profile.data ? (
        <EmptyState message={named.length > 0 ? messages.ambiguous : messages.missing} />
      ) : (
        <ReportFallback what={messages.title} queries={[transfers, profile]} />
      )}
    </Page>
  );
}

interface Person {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}
const describe = (person: Person | undefined): string | undefined =>
  [person?.name, person?.email].filter(Boolean).join(', ') || undefined;

function Receipt({ transfer, member }: { readonly transfer: Transfer; readonly member: Person }) {
  const { transfer_id, created_at, amount, status, counterpart, direction } = transfer;
  const [sender, receiver] = direction === 'received' ? [counterpart, member] : [member, counterpart];
  const people =
    direction === undefined
      ? [{ term: messages.with, definition: orNotAvailable(describe(counterpart), String) }]
      : [
          { term: messages.from, definition: orNotAvailable(describe(sender), String) },
          { term: messages.to, definition: orNotAvailable(describe(receiver), String) },
        ];
  return (
    <DefinitionList
      items={[
        {
          term: messages.amount,
          definition: <Money dollars={amount} size="medium" isVoid={isVoidStatus(status)} />,
        },
        ...people,
        { term: messages.date, definition: formatMoment(Date.parse(created_at)) },
        { term: messages.status, definition: orNotAvailable(status, String) },
        { term: messages.id, definition: transfer_id },
      ]}
    />
  );
}

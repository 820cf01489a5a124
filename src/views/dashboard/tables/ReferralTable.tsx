import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/actors/context.ts';
import { referralsQuery } from '#src/api/users.ts';
import type { Referral } from '#src/contract/users.ts';
import { tables } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { dateColumn, emailColumn, numberColumn, textColumn, wholeColumn } from './columns';
import { QueryTable } from './QueryTable';
import { statusColumn } from './statusColumn';
import type { TableProps } from './tableProps';

const messages = tables.referrals;

/** A referral with its place in the provider's list, from 1; it keeps its number however the table is sorted. */
interface NumberedReferral extends Referral {
  readonly serial: number;
}

const numbered = (referrals: readonly Referral[]): readonly NumberedReferral[] =>
  referrals.map((referral, index) => ({ ...referral, serial: index + 1 }));

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const joined = (referral: Referral) => referral.joined;

const COLUMNS: readonly DataColumn<NumberedReferral>[] = [
  numberColumn({ id: 'serial', header: messages.serial, of: ({ serial }) => serial }),
  textColumn({ id: 'name', header: messages.name, of: ({ name }) => name }),
  emailColumn({ id: 'email', header: messages.email, of: ({ email }) => email }),
  wholeColumn({
    id: 'position',
    header: messages.position,
    of: ({ team_tree }) => capitalised(team_tree.position ?? ''),
  }),
  statusColumn({ id: 'status', header: messages.status, of: ({ status }) => capitalised(status) }),
  wholeColumn({ id: 'code', header: messages.referralCode, of: ({ referral_code }) => referral_code }),
  numberColumn({ id: 'stage', header: messages.stage, of: ({ stage }) => stage }),
  dateColumn({ id: 'joined', header: messages.joined, of: joined }),
];

const AS_LISTED: Sort = { id: 'serial', desc: false };

/** Referral Activity: who joined with the member's code. */
export function ReferralTable({ name }: TableProps) {
  const { client } = useServices();
  return (
    <QueryTable
      title={messages.title}
      name={name}
      columns={COLUMNS}
      query={useQuery({ ...referralsQuery(client), select: numbered })}
      rowKey={({ referral_code }) => referral_code}
      moment={joined}
      empty={messages.empty}
      defaultSort={AS_LISTED}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { referralsQuery } from '../../../api/users';
import type { Referral } from '../../../contract/users';
import type { DataColumn } from '../../../ui/dataTable/column';
import type { Sort } from '../../../ui/dataTable/tableView';
import { tables } from '../../../wording/tables';
import { dateColumn, emailColumn, numberColumn, textColumn, wholeColumn } from './columns';
import { QueryTable } from './QueryTable';
import { statusColumn } from './statusColumn';
import type { TableProps } from './tableProps';

const sentences = tables.referrals;

/** A referral with its place in the provider's list, from 1; it keeps its number however the table is sorted. */
interface NumberedReferral extends Referral {
  readonly serial: number;
}

const numbered = (referrals: readonly Referral[]): readonly NumberedReferral[] =>
  referrals.map((referral, index) => ({ ...referral, serial: index + 1 }));

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const joined = (referral: Referral) => referral.joined;

const COLUMNS: readonly DataColumn<NumberedReferral>[] = [
  numberColumn({ id: 'serial', header: sentences.serial, of: ({ serial }) => serial }),
  textColumn({ id: 'name', header: sentences.name, of: ({ name }) => name }),
  emailColumn({ id: 'email', header: sentences.email, of: ({ email }) => email }),
  wholeColumn({
    id: 'position',
    header: sentences.position,
    of: ({ team_tree }) => capitalised(team_tree.position ?? ''),
  }),
  statusColumn({ id: 'status', header: sentences.status, of: ({ status }) => capitalised(status) }),
  wholeColumn({ id: 'code', header: sentences.referralCode, of: ({ referral_code }) => referral_code }),
  numberColumn({ id: 'stage', header: sentences.stage, of: ({ stage }) => stage }),
  dateColumn({ id: 'joined', header: sentences.joined, of: joined }),
];

const AS_LISTED: Sort = { id: 'serial', desc: false };

/** Referral Activity: who joined with the member's code. */
export function ReferralTable({ name }: TableProps) {
  const { client } = useServices();
  return (
    <QueryTable
      title={sentences.title}
      name={name}
      columns={COLUMNS}
      query={useQuery({ ...referralsQuery(client), select: numbered })}
      rowKey={({ referral_code }) => referral_code}
      moment={joined}
      empty={sentences.empty}
      defaultSort={AS_LISTED}
    />
  );
}

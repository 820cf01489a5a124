import { useQuery } from '@tanstack/react-query';
import { referralsQuery } from '#src/api/users.ts';
import type { Referral } from '#src/contract/users.ts';
import { capitalize } from '#src/domain/capitalize.ts';
import { tables } from '#src/messages/tables.ts';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { dateColumn, emailColumn, numberColumn, textColumn, wholeColumn } from './columns';
import { createQueryTable } from './createQueryTable';
import { statusColumn } from './statusColumn';

const messages = tables.referrals;

/** A referral with its place in the provider's list, from 1; it keeps its number however the table is sorted. */
interface NumberedReferral extends Referral {
  readonly serial: number;
}

const numbered = (referrals: readonly Referral[]): readonly NumberedReferral[] =>
  referrals.map((referral, index) => ({ ...referral, serial: index + 1 }));

const joined = (referral: Referral) => referral.joined;

const AS_LISTED: Sort = { id: 'serial', desc: false };

/** Referral Activity: who joined with the member's code. */
export const ReferralTable = createQueryTable<NumberedReferral>({
  title: messages.title,
  empty: messages.empty,
  columns: [
    numberColumn({ id: 'serial', header: messages.serial, of: ({ serial }) => serial }),
    textColumn({ id: 'name', header: messages.name, of: ({ name }) => name }),
    emailColumn({ id: 'email', header: messages.email, of: ({ email }) => email }),
    wholeColumn({
      id: 'position',
      header: messages.position,
      of: ({ team_tree }) => capitalize(team_tree.position ?? ''),
    }),
    statusColumn({ id: 'status', header: messages.status, of: ({ status }) => capitalize(status) }),
    wholeColumn({ id: 'code', header: messages.referralCode, of: ({ referral_code }) => referral_code }),
    numberColumn({ id: 'stage', header: messages.stage, of: ({ stage }) => stage }),
    dateColumn({ id: 'joined', header: messages.joined, of: joined }),
  ],
  useRows: (client) => useQuery({ ...referralsQuery(client), select: numbered }),
  rowKey: ({ referral_code }) => referral_code,
  moment: joined,
  defaultSort: AS_LISTED,
});

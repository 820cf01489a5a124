import { referralsQuery } from '#src/api/users.ts';
import type { Referral } from '#src/contract/referrals.ts';
import { capitalize } from '#src/domain/capitalize.ts';
import { tables } from '#src/messages/tables.ts';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { useMemberQuery } from '../useMemberQuery';
import { dateColumn, emailColumn, nowrapColumn, numberColumn, textColumn } from './basicColumns';
import { createQueryTable } from './createQueryTable';
import { statusColumn } from './statusColumn';

const messages = tables.referrals;

/** A referral with its position in the provider's list, from 1, independent of the table's order. */
interface NumberedReferral extends Referral {
  readonly serial: number;
}

const addSerialNumbers = (referrals: readonly Referral[]): readonly NumberedReferral[] =>
  referrals.map((referral, index) => ({ ...referral, serial: index + 1 }));

const getJoined = (referral: Referral) => referral.joined;

const BY_SERIAL_NUMBER: Sort = { id: 'serial', desc: false };

/** Referral Activity: members who joined with this member's code. */
export const ReferralTable = createQueryTable<NumberedReferral>({
  messages,
  columns: [
    numberColumn({ id: 'serial', header: messages.serial, value: ({ serial }) => serial }),
    textColumn({ id: 'name', header: messages.name, value: ({ name }) => name, place: 'lead' }),
    emailColumn({
      id: 'email',
      header: messages.email,
      value: ({ email }) => email,
      place: 'note',
      copyable: true,
    }),
    nowrapColumn({
      id: 'position',
      header: messages.position,
      value: ({ team_tree }) => team_tree?.position && capitalize(team_tree.position),
    }),
    statusColumn(messages.status, ({ status }) => status && capitalize(status)),
    nowrapColumn({
      id: 'code',
      header: messages.referralCode,
      value: ({ referral_code }) => referral_code,
      copyable: true,
    }),
    numberColumn({ id: 'stage', header: messages.stage, value: ({ stage }) => stage }),
    dateColumn({ id: 'joined', header: messages.joined, value: getJoined, place: 'end' }),
  ],
  useRows: () => useMemberQuery((client) => ({ ...referralsQuery(client), select: addSerialNumbers })),
  rowKey: ({ referral_code, email, name, joined = '' }) => [referral_code ?? email ?? name, joined].join(' '),
  getDate: getJoined,
  defaultSort: BY_SERIAL_NUMBER,
});

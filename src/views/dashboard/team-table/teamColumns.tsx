import { capitalize } from '#src/domain/capitalize.ts';
import { team as messages } from '#src/messages/team.ts';
import type { DataColumn, FileColumn } from '#src/ui/dataTable/column.ts';
import { orNotAvailable } from '../../NotAvailable';
import { emailColumn, nowrapColumn, numberColumn } from '../tables/basicColumns';
import { statusColumn } from '../tables/statusColumn';
import { NameAndEmail } from './NameAndEmail';
import type { TeamRow } from './useTeamRows';

const getName = ({ name }: { readonly name?: string | undefined }) => name ?? messages.unknown;
const capitalizeOptional = (text: string | undefined) => (text === undefined ? undefined : capitalize(text));
const getPosition = ({ member }: TeamRow) => capitalizeOptional(member.position);
const getStatus = ({ member }: TeamRow) => capitalizeOptional(member.status);
/** Undefined also for a referrer of whom nothing is said. */
const getReferrer = ({ member: { referred_by: referrer } }: TeamRow) =>
  referrer?.name === undefined && referrer?.email === undefined ? undefined : referrer;
const getReferrerName = (row: TeamRow) => {
  const referrer = getReferrer(row);
  return referrer && getName(referrer);
};
const getReferrerEmail = (row: TeamRow) => getReferrer(row)?.email ?? '';

const serialColumn = numberColumn<TeamRow>({
  id: 'serial',
  header: messages.serial,
  value: ({ serial }) => serial,
});
const codeColumn = nowrapColumn<TeamRow>({
  id: 'code',
  header: messages.referralCode,
  value: ({ member }) => member.referral_code,
  copyable: true,
});
const stageColumn = numberColumn<TeamRow>({
  id: 'stage',
  header: messages.stage,
  value: ({ member }) => member.stage,
});
const levelColumn = numberColumn<TeamRow>({
  id: 'level',
  header: messages.level,
  value: ({ member }) => member.level,
});

/** On the screen. The text filter searches the member's own name, e-mail and code. */
export const TEAM_COLUMNS: readonly DataColumn<TeamRow>[] = [
  { ...serialColumn, searchable: false, width: '6rem' },
  {
    id: 'details',
    place: 'both',
    header: messages.details,
    value: ({ member }) => getName(member),
    text: ({ member }) => `${getName(member)} ${member.email ?? ''}`.trim(),
    cell: ({ member }) => <NameAndEmail name={member.name} email={member.email} />,
  },
  {
    ...statusColumn<TeamRow>(messages.status, getStatus),
    searchable: false,
    width: '6rem',
  },
  { ...codeColumn, width: '8rem' },
  { ...stageColumn, place: 'end', searchable: false, width: '4.75rem' },
  { ...levelColumn, searchable: false, width: '4.75rem' },
  {
    ...nowrapColumn<TeamRow>({ id: 'position', header: messages.position, value: getPosition }),
    searchable: false,
    width: '5.5rem',
  },
  {
    id: 'referrer',
    header: messages.referredBy,
    value: getReferrerName,
    text: (row) => `${getReferrerName(row) ?? ''} ${getReferrerEmail(row)}`.trim(),
    cell: (row) =>
      orNotAvailable(getReferrer(row), ({ name, email }) => <NameAndEmail name={name} email={email} />),
    searchable: false,
  },
];

/** In a row's details, beside those on the screen: an address that can be copied. */
export const TEAM_DETAIL_COLUMNS: readonly DataColumn<TeamRow>[] = [
  emailColumn({
    id: 'email',
    header: messages.email,
    value: ({ member }) => member.email,
    copyable: true,
  }),
];

/** In a file, where name and e-mail have separate columns. */
export const TEAM_CSV_COLUMNS: readonly FileColumn<TeamRow>[] = [
  serialColumn,
  { header: messages.name, text: ({ member }) => member.name ?? '' },
  { header: messages.email, text: ({ member }) => member.email ?? '' },
  { header: messages.status, text: (row) => getStatus(row) ?? '' },
  codeColumn,
  stageColumn,
  levelColumn,
  { header: messages.position, text: (row) => getPosition(row) ?? '' },
  { header: messages.referrerName, text: (row) => getReferrerName(row) ?? '' },
  { header: messages.referrerEmail, text: getReferrerEmail },
];

import type { TeamMember } from '#src/contract/team.ts';
import { capitalize } from '#src/domain/capitalize.ts';
import { team as messages } from '#src/messages/team.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { numberColumn, textColumn, wholeColumn } from '../tables/columns';
import { statusColumn } from '../tables/statusColumn';
import { Person } from './Person';
import type { TeamRow } from './teamRow';

const nameOf = ({ name }: { readonly name?: string | null | undefined }) => name || messages.unknown;
const position = ({ member }: TeamRow) => capitalize(member.position ?? '');
const status = ({ member }: TeamRow) => capitalize(member.status);
const referrerName = ({ referred_by }: TeamMember) => (referred_by ? nameOf(referred_by) : '');
const referrerEmail = ({ referred_by }: TeamMember) => referred_by?.email ?? '';

const serialColumn = numberColumn<TeamRow>({
  id: 'serial',
  header: messages.serial,
  of: ({ serial }) => serial,
});
const codeColumn = wholeColumn<TeamRow>({
  id: 'code',
  header: messages.referralCode,
  of: ({ member }) => member.referral_code,
});
const stageColumn = numberColumn<TeamRow>({
  id: 'stage',
  header: messages.stage,
  of: ({ member }) => member.stage,
});
const levelColumn = numberColumn<TeamRow>({
  id: 'level',
  header: messages.level,
  of: ({ member }) => member.level,
});

/** As on the screen. The text filter looks at a member's own name, address and code. */
export const COLUMNS: readonly DataColumn<TeamRow>[] = [
  { ...serialColumn, searched: false, width: '6.25rem' },
  {
    id: 'details',
    header: messages.details,
    value: ({ member }) => nameOf(member),
    text: ({ member }) => `${nameOf(member)} ${member.email}`,
    cell: ({ member }) => <Person name={member.name} email={member.email} />,
  },
  {
    ...statusColumn<TeamRow>({ id: 'status', header: messages.status, of: status }),
    searched: false,
    width: '7rem',
  },
  { ...codeColumn, width: '8.5rem' },
  { ...stageColumn, searched: false, width: '5rem' },
  { ...levelColumn, searched: false, width: '5rem' },
  {
    ...wholeColumn<TeamRow>({ id: 'position', header: messages.position, of: position }),
    searched: false,
    width: '6rem',
  },
  {
    id: 'referrer',
    header: messages.referredBy,
    value: ({ member }) => referrerName(member),
    text: ({ member }) => `${referrerName(member)} ${referrerEmail(member)}`.trim(),
    cell: ({ member: { referred_by: referrer } }) =>
      referrer && <Person name={referrer.name} email={referrer.email} />,
    searched: false,
  },
];

/** As in a file, where a name and an address have a column each. */
export const FILE_COLUMNS: readonly DataColumn<TeamRow>[] = [
  serialColumn,
  textColumn({ id: 'name', header: messages.name, of: ({ member }) => member.name ?? '' }),
  textColumn({ id: 'email', header: messages.email, of: ({ member }) => member.email }),
  textColumn({ id: 'status', header: messages.status, of: status }),
  codeColumn,
  stageColumn,
  levelColumn,
  textColumn({ id: 'position', header: messages.position, of: position }),
  textColumn({
    id: 'referrer-name',
    header: messages.referrerName,
    of: ({ member }) => referrerName(member),
  }),
  textColumn({
    id: 'referrer-email',
    header: messages.referrerEmail,
    of: ({ member }) => referrerEmail(member),
  }),
];

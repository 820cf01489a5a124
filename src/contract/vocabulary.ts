import * as z from 'zod/mini';
import { isRecord } from './json';
import { absent, label, readAs, stringOrNumber, text, toNumber } from './scalars';
import { capitalize, toMessage } from './sentences';

/** Undefined for what says neither true nor false. */
export function readFlag(value: unknown): boolean | undefined {
  const word = typeof value === 'object' ? '' : String(value).trim().toLowerCase();
  return /^(true|1|yes|y|ok)$/.test(word) || (/^(false|0|no|n)$/.test(word) ? false : undefined);
}

/** Whether a call succeeded: `true`, `1` or `"true"`. */
// assumed: success may travel as true, 1 or "true"
export const flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  readAs(readFlag, 'must be true or false'),
);

/** What stands before the word of a constant: `TRANSACTION_STATUS_PENDING`, `Status.PENDING`, `App\\Models\\Deposit`. */
const BEFORE_WORD = /^[\w\\]*?(?:(?:status|state|type|kind|direction)(?:_|\.|::)|\\)(?=\w+$)/i;
/** No constant is longer, and the search in a long one would take seconds. */
const MAX_CONSTANT_LENGTH = 100;
const openConstant = (written: string): string =>
  written.length > MAX_CONSTANT_LENGTH ? written : written.replace(BEFORE_WORD, '');
export const toPlainWord = (written: string): string => openConstant(written.trim()).toLowerCase();

/** As `TransactionStatus.ON_HOLD` and `App\\Models\\Bonus` show: On hold, Bonus. */
function toLabel(written: string): string {
  const word = openConstant(written);
  const said = toMessage(word);
  return word === written || said !== word ? said : capitalize(word.toLowerCase());
}

/** Where the record of a status or a type has its name or code: `{"id": 3, "label": "Rejected"}`. Its id is the provider's own. */
const NAME_FIELDS = ['name', 'label', 'title', 'value', 'text', 'code', 'slug'];

export const findName = (given: unknown): unknown =>
  isRecord(given)
    ? (NAME_FIELDS.map((name) => given[name]).find(
        (one) => typeof one === 'string' || typeof one === 'number',
      ) ?? given)
    : given;

// assumed: a status or a type may be an object with a name, label, title, value, text, code or slug, and a constant as TRANSACTION_STATUS_PENDING or Status.PENDING
const openName = z.transform<string | number | boolean, unknown>(findName);

/** A status that is the provider's own text; a constant by its words. */
export const ownStatus = z.pipe(z.pipe(openName, label), z.transform(toLabel));

/** A text whose listed words are read in any case and parse to the first of their line; others stay as they are, constants by their words. */
const anyCase = (...words: readonly (readonly [spelling: string, ...otherForms: string[]])[]) => {
  const known = new Map(words.flatMap((forms) => forms.map((form) => [form.toLowerCase(), forms[0]])));
  return z.pipe(
    z.pipe(openName, text),
    z.transform((value) => known.get(toPlainWord(value)) ?? toLabel(value)),
  );
};

/** The status of a member; `active` and `inactive` in any case (R4.5). */
// assumed: a member's status is active or inactive, or says by true or false, 1 or 0, y or n, enabled or disabled whether it is active; any other text is shown as it is, a constant by its words
export const status = z.pipe(
  z.transform<string | number | boolean, unknown>((value) =>
    typeof value === 'boolean' ? (value ? 'active' : 'inactive') : value,
  ),
  anyCase(['active', '1', 'true', 'enabled', 'y'], ['inactive', '0', 'false', 'disabled', 'n']),
);

/** Whether a transfer was sent or received. */
export const direction = z.pipe(
  anyCase(
    ['sent', 'send', 'out', 'outgoing', 'outbound', 'debit'],
    ['received', 'receive', 'in', 'incoming', 'inbound', 'credit'],
  ),
  z.enum(['sent', 'received']),
);

/** The place of a member in a team; another word stays as it is. */
export const position = anyCase(
  ['left', 'position_left'],
  ['center', 'centre', 'middle', 'position_center'],
  ['right', 'position_right'],
);

/** The type of a transaction, donation or activity; the known ones in any case and in the plural (R4.2, D583). */
// assumed: types are read in any case and in other forms of their words, as Earnings or earned; an unknown one is shown as it is
export const type = anyCase(
  ['Deposit', 'Deposits', 'Deposited'],
  ['Withdrawal', 'Withdrawals', 'Withdraw', 'Withdrawn'],
  ['Donation', 'Donations', 'Donate', 'Donated'],
  ['Earning', 'Earnings', 'Earn', 'Earned'],
  ['Transfer', 'Transfers', 'Transferred'],
  ['Referral', 'Referrals', 'Referred'],
  ['Stage', 'Stages'],
  ['Account', 'Accounts'],
);

/** What providers call the status codes (R4.1), from 1 on, in lower case. */
const STATUS_WORDS = [
  /^(completed?|success(ful)?|succeeded|paid|confirmed|done|finished|settled|credited)$/,
  /^(queued|created|new|submitted|(pending|a?waiting)([ _-].+)?)$/,
  /^(rejected|fail(ed|ure)|cancell?ed|declined|refused|refunded|expired|reversed|void(ed)?|denied|error)$/,
  /^(processing|approved|in[ _-]progress)$/,
];

/** Means nothing, like every code but the four. */
const UNKNOWN_CODE = 0;

/** The status code of a transaction (R4.1); 0 for a text that names none of them: it was given, and shows as blank. */
// assumed: a transaction's status is a code, or the name of one in any case, or another usual word for it, as success or cancelled, or begins with pending or awaiting
export const statusCode = z.pipe(
  z.pipe(openName, stringOrNumber),
  z.transform(
    (value) =>
      toNumber(value) ?? STATUS_WORDS.findIndex((words) => words.test(toPlainWord(String(value)))) + 1,
  ),
);

/** The status of a row: absent where none is given, and 0 for a value of another kind: it may not have moved. */
export const rowStatus = z.catch(absent(statusCode), UNKNOWN_CODE);

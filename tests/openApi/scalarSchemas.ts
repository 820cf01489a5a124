import type { oas31 } from 'zod-openapi';
import { role, token } from '#src/contract/auth.ts';
import { dollars } from '#src/contract/dollars.ts';
import { duration } from '#src/contract/duration.ts';
import { moment } from '#src/contract/moment.ts';
import { amountToMove, requiredText, secret } from '#src/contract/requestScalars.ts';
import { count, icon, label, message, number, text } from '#src/contract/scalars.ts';
import { earningMultiplier } from '#src/contract/stages.ts';
import { getTeamTree } from '#src/contract/team.ts';
import { updateProfile } from '#src/contract/users.ts';
import { flag, status, statusCode, type } from '#src/contract/vocabulary.ts';
import { DECIMALS } from '#src/domain/money.ts';
import { teamTree } from './teamSchemas';

/** For numbers in place of `multipleOf: 0.00001`: validators divide binary fractions, and would refuse 60. */
const FIVE_DECIMALS = { 'x-max-decimals': DECIMALS };

type SchemaObject = oas31.SchemaObject & {
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
};

const MAX_DOLLARS = 20_000_000_000;
/** The first second of 1971, and the last millisecond of 9999. */
const MIN_TIME = 31_536_000;
const MAX_TIME = 253_402_300_799_999;

const NUMBER = '^\\s*[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)\\s*$';
const DURATION = '^\\s*[0-9]+(\\.[0-9]+)? ?(s|m|h|sec|min|seconds?|minutes?|hours?)\\s*$';
const DOLLARS = '^\\s*[+-]?(0*[0-9]{1,10}(\\.([0-9]{0,2}|[0-9]{2}[1-9]|[0-9]{4,5}))?|\\.[0-9]{1,5})\\s*$';
const MULTIPLIER = '^\\s*\\+?0*([0-9]{1,6}(\\.[0-9]*)?|\\.[0-9]+)\\s*$';
const COUNT = '^\\s*\\+?0*[0-9]{1,15}(\\.0*)?\\s*$';
const FLAG = '^\\s*([01]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])\\s*$';
const YEAR = '(197[1-9]|19[89][0-9]|[2-9][0-9]{3})';
const LEAP_YEAR =
  '(19(7[26]|8[048]|9[26])|[2-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[3579][26])00)';
const DAY_OF_YEAR = '((0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)';
const DAY = `(${YEAR}-${DAY_OF_YEAR}|${LEAP_YEAR}-02-29)`;
const TIME = '([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.,][0-9]+)?)?';
const OFFSET = '[Zz]|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?';
const MONTH = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const RFC_2822 = `((Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?(0?[1-9]|[12][0-9]|3[01]) ${MONTH} ${YEAR} ([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])? (GMT|UT|UTC|Z|[+-][01][0-9][0-5][0-9])`;

/** The kinds of values of replies, by name. */
export const replyScalars = {
  text,
  label,
  number,
  dollars,
  duration,
  count,
  moment,
  flag,
  status,
  type,
  statusCode,
  message,
  icon,
};

const anyOf = (...schemas: readonly SchemaObject[]): SchemaObject => ({ anyOf: [...schemas] });
const written = (pattern: string): SchemaObject => ({ type: 'string', pattern });

const sentence: SchemaObject = { type: ['string', 'null'] };
const notBlank = {
  anyOf: [
    { type: 'string', pattern: '\\S', not: { enum: ['null', 'undefined', 'NaN', '[object Object]'] } },
    { type: 'number' },
  ],
} satisfies SchemaObject;

/**
 * What JSON Schema says of the schemas whose rules are code: the values that a reader accepts, at most. A test compares
 * both over thousands of values.
 */
export const scalarSchemas: ReadonlyMap<unknown, SchemaObject> = new Map<unknown, SchemaObject>([
  [text, notBlank],
  [label, { type: ['string', 'number'] }],
  [status, { anyOf: [...notBlank.anyOf, { type: 'boolean' }], examples: ['active', 'inactive'] }],
  [type, { ...notBlank, examples: ['Deposit', 'Withdrawal'] }],
  [statusCode, { type: ['string', 'number'], examples: [1, 2, 3, 4] }],
  [message, sentence],
  [icon, sentence],
  [number, anyOf({ type: 'number' }, written(NUMBER))],
  [duration, { title: 'seconds', ...anyOf({ type: 'number' }, written(`(${NUMBER}|${DURATION})`)) }],
  [
    dollars,
    anyOf(
      { type: 'number', minimum: -MAX_DOLLARS, maximum: MAX_DOLLARS, ...FIVE_DECIMALS },
      written(DOLLARS),
    ),
  ],
  [count, anyOf({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, written(COUNT))],
  [earningMultiplier, anyOf({ type: 'number', minimum: 0, maximum: 1_000_000 }, written(MULTIPLIER))],
  [
    moment,
    anyOf(
      { title: 'ISO 8601', ...written(`^${DAY}([T ]${TIME} ?(${OFFSET})?)?$`) },
      { title: 'RFC 2822', ...written(`^${RFC_2822}$`) },
      { title: 'seconds or milliseconds since 1970', type: 'number', minimum: MIN_TIME, maximum: MAX_TIME },
    ),
  ],
  [flag, anyOf({ type: 'boolean' }, { type: 'integer', enum: [0, 1] }, written(FLAG))],
  // The characters by themselves: generators of samples misread escapes in classes.
  [token, { type: 'string', pattern: '^[!-:<-~]+$', not: { enum: ['undefined', 'null', 'NaN'] } }],
  [role, { type: ['string', 'number', 'array', 'null'] }],
  [getTeamTree.reply.shape.data, teamTree],
  [requiredText, { type: 'string', pattern: '\\S' }],
  [secret, { type: 'string', format: 'password', minLength: 1 }],
  [amountToMove, { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 10_000_000_000, ...FIVE_DECIMALS }],
]);

/** What JSON Schema can say of the rules over several fields, in addition to those of the fields. */
export const rulesOfObjects: ReadonlyMap<unknown, SchemaObject> = new Map<unknown, SchemaObject>([
  [
    updateProfile.body,
    {
      minProperties: 1,
      dependentRequired: { current_password: ['new_password'], new_password: ['current_password'] },
    },
  ],
]);

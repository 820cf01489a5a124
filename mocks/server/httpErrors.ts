import type * as z from 'zod/mini';
import { formatUnits } from '#src/domain/money.ts';
import {
  type DomainError,
  DonationBelowMinimum,
  EmailAlreadyRegistered,
  InsufficientBalance,
  InvalidCredentials,
  InvalidResetToken,
  NotAuthenticated,
  PaymentSystemUnavailable,
  SelfTransfer,
  UnknownRecipient,
  UnknownReferralCode,
  WithdrawalBelowMinimum,
  WrongCurrentPasscode,
} from '../rules/domainErrors';

/** An error reply. `field` is the request's field that caused it. */
export class HttpError extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/** Maps the errors of one class, and leaves all others. */
const mapError =
  <E extends DomainError>(
    errorClass: new (...args: never[]) => E,
    status: number,
    message: string | ((error: E) => string),
    field?: string,
  ) =>
  (error: unknown): HttpError | undefined =>
    error instanceof errorClass
      ? new HttpError(status, typeof message === 'string' ? message : message(error), field)
      : undefined;

const mappings = [
  mapError(NotAuthenticated, 401, 'Please sign in again.'),
  mapError(InvalidCredentials, 401, 'Invalid private key or passcode.'),
  mapError(
    InvalidResetToken,
    400,
    'This reset link is not valid or has expired. Please ask for a new one.',
    'token',
  ),
  mapError(WrongCurrentPasscode, 422, 'The current password is wrong.', 'current_password'),
  mapError(UnknownReferralCode, 404, 'There is no member with this referral code.', 'referral_code'),
  mapError(EmailAlreadyRegistered, 409, 'There is already an account with this e-mail address.', 'email'),
  mapError(InsufficientBalance, 422, 'Insufficient balance', 'amount'),
  mapError(
    DonationBelowMinimum,
    422,
    ({ minimum }) => `The minimum donation for your stage is ${formatUnits(minimum)}.`,
    'amount',
  ),
  mapError(
    WithdrawalBelowMinimum,
    422,
    ({ minimum }) => `The minimum withdrawal is ${formatUnits(minimum)}.`,
    'amount',
  ),
  mapError(UnknownRecipient, 404, 'There is no member with this private key.', 'recipient_id'),
  mapError(SelfTransfer, 422, 'You cannot transfer to yourself.', 'recipient_id'),
  // Not a 503, after which nobody would know whether money was moved.
  mapError(PaymentSystemUnavailable, 422, 'The payment system is not available. Please try again later.'),
];

/** The error reply for anything thrown. What is neither mapped nor an HttpError is logged and becomes a 500. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  for (const toMapped of mappings) {
    const mapped = toMapped(error);
    if (mapped) return mapped;
  }
  console.error('The demo provider failed:', error);
  return new HttpError(500, error instanceof Error ? error.message : 'The provider failed.');
}

type Issue = z.core.$ZodIssue;

/** Where a person would not call a field by its name. */
const FIELD_NAMES: Readonly<Record<string, string>> = { email: 'The e-mail address' };

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** The contract's own message where it has one, else a message for zod's issue code. */
function describeIssue(issue: Issue, isMissing: boolean): string {
  if (isMissing) return 'is missing';
  if (issue.message !== '' && issue.message !== 'Invalid input') return issue.message;
  if (issue.code === 'invalid_type')
    return `must be ${TYPE_NAMES[issue.expected] ?? `of type ${issue.expected}`}`;
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  return 'is not valid';
}

/** The 400 for a request that does not match the contract's schema: a message about the first invalid field. */
export function toBadRequest(error: z.core.$ZodError, received: unknown): HttpError {
  const [issue] = error.issues;
  const field = issue?.path[0];
  if (!issue || typeof field !== 'string') {
    return new HttpError(400, 'The request body must be a JSON object.');
  }
  const isMissing =
    issue.code === 'invalid_type' &&
    typeof received === 'object' &&
    received !== null &&
    Reflect.get(received, field) === undefined;
  return new HttpError(400, `${FIELD_NAMES[field] ?? field} ${describeIssue(issue, isMissing)}.`, field);
}

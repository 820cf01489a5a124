import type * as z from 'zod/mini';
import { badRequest, type Refusal } from './errors';

type Issue = z.core.$ZodIssue;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** The contract's own words where it has some, else words for what zod found. */
function complaint(issue: Issue, missing: boolean): string {
  if (missing) return 'is missing';
  if (issue.message !== '' && issue.message !== 'Invalid input') return issue.message;
  if (issue.code === 'invalid_type')
    return `must be ${TYPE_WORDS[issue.expected] ?? `of type ${issue.expected}`}`;
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  return 'is not valid';
}

/** The 400 for a request that the contract's schema turned down: a sentence about the first field at fault. */
export function requestRefusal(error: z.core.$ZodError, received: unknown): Refusal {
  const [issue] = error.issues;
  const field = issue?.path[0];
  if (!issue || typeof field !== 'string') return badRequest('The request body must be a JSON object.');
  const missing =
    issue.code === 'invalid_type' &&
    typeof received === 'object' &&
    received !== null &&
    Reflect.get(received, field) === undefined;
  return badRequest(`${field} ${complaint(issue, missing)}.`, field);
}

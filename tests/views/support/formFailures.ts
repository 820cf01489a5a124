const SENTENCE = 'The provider has a problem. Please try again later.';

/** How the call of a public form fails, with what is said then. */
export const FORM_FAILURES = [
  [{ kind: 'serverError', message: SENTENCE }, SENTENCE],
  ['serverError', 'Something went wrong'],
  ['unreachable', 'Something went wrong'],
  ['malformed', 'Something went wrong'],
] as const;

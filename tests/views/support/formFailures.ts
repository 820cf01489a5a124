const SENTENCE = 'The provider has a problem. Please try again later.';

/** How the call of a public form fails, with what is said then: with the provider's sentence, and without one. */
export const FORM_FAILURES = [
  [{ kind: 'serverError', message: SENTENCE }, SENTENCE],
  ['unreachable', 'Something went wrong'],
] as const;

import { login } from '#src/api/auth.ts';
import { readAuth, readValidAuth } from '#src/browser/storedAuth.ts';
import { renewStoredSession } from './renewStoredSession';

/** What needs the contract's schemas: it comes after sign-in is shown, and at once where a session is stored. */
export const sessionCalls = { login, readAuth, readValidAuth, renewStoredSession };

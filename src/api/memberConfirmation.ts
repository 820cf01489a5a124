import { SessionEndedError, UnconfirmedSessionError } from './errors';

/** A change that has waited longer is not sent: where there are no Web Locks, another tab takes it for ended. */
const MAX_WAIT_MS = 30_000;

/**
 * Finds out by the profile whose a token is that took another's place. `getUnconfirmed` tells one with which no profile
 * was read yet that is the member's own, `readProfile` reads it with the current token.
 */
export function createMemberConfirmation(
  getUnconfirmed: () => object | null,
  readProfile: () => Promise<unknown>,
) {
  /** a screen's read of the profile, which says as much */
  let reading: Promise<void> | undefined;
  let confirming: Promise<void> | undefined;
  /** With these no profile could be read that is the member's own. */
  const unreadable = new WeakSet<object>();

  async function readUntilConfirmed(): Promise<void> {
    await reading;
    for (let one = getUnconfirmed(); one; one = getUnconfirmed()) {
      try {
        await readProfile();
        if (getUnconfirmed() === one)
          throw new Error('The profile does not say that it is the member’s own.');
      } catch (cause) {
        unreadable.add(one);
        throw cause;
      }
    }
  }

  /** Once for all that wait; rejects where no profile can be read. */
  function confirm(): Promise<void> {
    confirming ??= readUntilConfirmed().finally(() => {
      confirming = undefined;
    });
    return confirming;
  }

  return {
    /** A profile is being read by another call. */
    setReading(profile: Promise<unknown>): void {
      const settle = () => {};
      reading = profile.then(settle, settle);
    },

    /**
     * What is changed has to be the member's own: until a profile was read, which ends the session if it is another's,
     * nothing is sent.
     */
    async beforeChange(ended: AbortSignal | undefined): Promise<void> {
      const startedAt = performance.now();
      try {
        if (getUnconfirmed()) await confirm();
        if (performance.now() - startedAt > MAX_WAIT_MS) throw new Error('The profile came too late.');
      } catch (cause) {
        if (!ended?.aborted)
          throw new UnconfirmedSessionError('No profile says whose session it is.', { cause });
      }
      if (ended?.aborted) throw new SessionEndedError('The session is over.', { isUnauthorized: true });
    },

    /** What was read is held back until a profile has said whose it is, unless that could not be read before. */
    async afterRead(ended: AbortSignal | undefined): Promise<void> {
      const unconfirmed = getUnconfirmed();
      if (!unconfirmed || unreadable.has(unconfirmed)) return;
      await confirm().catch(() => {});
      if (ended?.aborted) throw new SessionEndedError('The session is over.');
    },
  };
}

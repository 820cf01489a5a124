/** Mutants of the same kind, with one reason for all. */
const each = (names: readonly string[], reason: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, reason]));

/**
 * Mutants that nobody who uses the app could tell from the original, by name, each with the reason. An entry that
 * names no mutant, or one that a plan notices, makes the run fail: the list does not grow old in silence.
 */
export const equivalent: Readonly<Record<string, string>> = {
  ...each(
    [
      'session.authenticated on session.signOut: retargeted, to session.rehydrating',
      'session.refreshing on session.signOut: retargeted, to session.rehydrating',
    ],
    'storage has just been erased and answers at once that there is no session: it ends in loggedOut all the same',
  ),
  ...each(
    [
      'transfer.form on transfer.open[1]: guard dropped',
      'transfer.success on transfer.open[1]: guard dropped',
      'transfer.history on transfer.open[1]: guard dropped',
      'transfer.unconfirmed on transfer.open[1]: guard dropped',
    ],
    'what it refuses is to open the tab that is open, and neither tabs nor address ask for that',
  ),
  'transfer.submitting on xstate.done.actor.process[0]: action dropped, actions: refreshFigures':
    'after a success the form begins anew, and fetches its figures again for that reason',
  'depositWallet: started elsewhere, in fetching':
    'the machine is made by the screen that asks for an address at once, which leads to fetching',
  'depositWallet: started elsewhere, in failed':
    'the machine is made by the screen that asks for an address at once, which leads to fetching',
  'depositWallet.fetching on xstate.error.actor.obtain: action dropped, actions: logFailure':
    'it writes to the console, for whoever mends the app',
};

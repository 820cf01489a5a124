// biome-ignore-all lint/suspicious/noTemplateCurlyInString: names quote the sources

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
  ...each(
    [
      "src/views/dashboard/fund-transfer/FundTransfer.tsx: default dropped, state.context.result?.transfer_id ?? 'first'",
      "src/views/dashboard/fund-transfer/FundTransfer.tsx: sentence changed, 'first'",
    ],
    'any key will do that is no transfer’s',
  ),
  ...each(
    [
      "src/views/dashboard/fund-transfer/useTabInUrl.ts: sentence changed, 'form'",
      "src/views/dashboard/fund-transfer/useTabInUrl.ts: default dropped, search.get('tab') ?? 'form'",
      "src/views/dashboard/fund-transfer/useTabInUrl.ts: sentence changed, 'form' (3)",
    ],
    'what is no tab means the form',
  ),
  ...each(
    ["src/app/screenFor.ts: sentence changed, 'splash' (2)"],
    'the splash is also what is shown for a kind of screen that there is not',
  ),
  ...each(
    ["src/actors/depositWallet.ts: default dropped, session.getSnapshot().context.auth?.user.user_pk ?? ''"],
    'only a member who is signed in has a deposit wallet',
  ),
  ...each(
    [
      "src/actors/depositWallet.ts: sentence changed, 'depositWallet'",
      "src/actors/session.ts: sentence changed, 'session'",
      "src/actors/transfer.ts: sentence changed, 'transfer'",
    ],
    'an actor’s id names it to inspectors, and to nobody else',
  ),
  ...each(
    [
      "src/actors/depositWallet.ts: returns nothing, console.error('The deposit wallet could not be fetched.', error)",
      "src/api/client.ts: sentence changed, '.'",
      "src/api/client.ts: sentence changed, '; '",
      'src/api/errors.ts: default dropped, body.error ?? body.message ?? `The provider answered ${status}.`',
      'src/api/errors.ts: default dropped, body.error ?? body.message',
      'src/api/errors.ts: sentence changed, `The provider answered ${status}.`',
    ],
    'it goes to the console, for whoever mends the app',
  ),
};

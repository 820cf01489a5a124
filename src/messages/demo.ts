import { countOf } from '#src/domain/counts.ts';

export const demo = {
  label: 'Demo – sample data',
  controls: 'Demo controls',
  controlsFailed:
    'The demo controls could not be loaded. Check the connection, then try again or reload the page.',
  close: 'Close demo controls',
  groups: { story: 'Story', world: 'World', network: 'Network' },
  search: 'Search the controls',
  found: (count: number) => (count === 0 ? 'Nothing found.' : `${countOf(count, 'control')} found.`),
  failed: 'The demo data could not be changed. Reload the page.',
  notKept: {
    refused: 'This browser does not store the demo data: they last until this page is left or reloaded.',
    newer:
      'A newer version of this demo has stored its data in this browser. Reload this page to see them: what you do until then is not stored.',
  },
  reloaded: {
    resetHere: 'The demo data were reset.',
    resetElsewhere: 'The demo data were reset in another tab.',
    replacedElsewhere: 'The demo data were replaced in another tab.',
    undone: 'Taken back.',
    redone: 'Done again.',
    restored: 'The world of the checkpoint is back.',
    imported: 'The world of the file is the present one.',
  },
  passcodeChanged: (name: string) =>
    `The passcode of ${name} was changed in this demo. Type the new one, or sign in without it.`,
  signInWithout: (name: string) => `Sign in as ${name} without it`,
  signInLosesData: (name: string) =>
    `This browser does not store the demo data, which that would lose. Type the new passcode of ${name}.`,
  personas: 'Choose a demo persona',
  noPersona: 'No persona',
  personaWithRole: (name: string, role: string) => `${name} (${role})`,
  personasHint: 'Fills in the form below. All members and figures are invented.',
  switchPersona: 'Persona of this tab',
  switchPersonaKeywords: 'user account sign in login log out',
  switchPersonaHint:
    'One press signs this tab in as somebody else, on the same screen. Other tabs keep their member: open two beside each other.',
  inThisTab: 'in this tab',
  switchLosesData: (name: string) =>
    `This browser does not store the demo data, which a switch would lose. Log out, and sign in as ${name}.`,
  switchLosesInput: (name: string) =>
    `What is typed on this screen has not been sent, and a switch loses it. Press ${name} again to switch.`,
  switchWhileSending: 'Something is being sent. Switch once its answer is there.',
  switchFailed: (name: string) =>
    `This tab could not be signed in as ${name}. Reload the page, then try again.`,
  startAgain: 'Start again',
  reset: 'Reset demo data',
  resetKeywords: 'clear delete empty',
  resetHint: 'Creates new members, balances and histories. You have to sign in again.',
  tokens: 'Session',
  expire: 'Expire access tokens',
  expireHint: 'The next call is answered with 401, and the token is refreshed silently.',
  latency: 'Response time',
  latencies: { none: 'At once', usual: '0.4 seconds', slow: '2 seconds' },
  outbox: 'Outbox',
  outboxHint: 'E-mails that the provider would have sent.',
  outboxEmpty: 'No e-mails yet. Ask for a passcode reset to see one.',
  resetLink: (email: string) => `Passcode reset for ${email}`,
  expired: 'Access tokens expired.',
} as const;

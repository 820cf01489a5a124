import { confirmation } from '#src/messages/confirmation.ts';
import { earnings } from '#src/messages/earnings.ts';
import { passcodeAdvice } from '#src/messages/passcode.ts';
import { setting } from '#src/messages/setting.ts';
import { table } from '#src/messages/tables.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls } from '../builders';
import { ADDRESS, changeProfile, LOOK_ALIKE, machineState, reply, scenario } from './scenarioSteps';

const press = (sentence: string, ...keys: readonly string[]) =>
  by.member(sentence, { actions: keys.map(act.press) });

const node = (name: string, parent_id: string | undefined, level: number) => ({
  _id: name,
  parent_id,
  name,
  level,
  stage: level + 1,
  status: level === 2 ? 'inactive' : 'active',
});
/** All of them are in view, however the view has moved. */
const SMALL_TEAM = [
  node('Anna', undefined, 1),
  node('Ben', undefined, 1),
  node('Cleo & <Co>', 'Anna', 2),
  node('Dora', 'Anna', 2),
  node('Emil', 'Anna', 2),
  node('Finn', 'Dora', 3),
];

const typePasscode = (text: string, advice: string) =>
  by.member(`the member types ${text} as the new passcode`, {
    actions: [act.fill(setting.security.new, text)],
    assertions: [assert.text(advice)],
  });

const typeAmount = (text: string, hint: string) =>
  by.member(`the member types ${text}`, {
    actions: [act.fill(withdraw.amount, text)],
    assertions: [assert.text(hint)],
  });

/** To be withdrawn to an address that is asked about, and not sent. */
const submitAddress = (what: string, address: string, warning: string) =>
  by.member(`the member submits ${what}`, {
    actions: [
      act.fill(withdraw.amount, '30.12345'),
      act.fill(withdraw.walletAddress, address),
      act.button(withdraw.submit),
    ],
    assertions: [assert.text(warning), machineState('withdrawal', 'confirming')],
  });

/** What has keys of its own, and what is said while something is typed. */
export const keyScenarios: readonly Plan[] = [
  scenario(
    'charts-by-their-keys',
    'The points of a chart are one stop in the tab order; arrows, Home and End lead from one to another, each with its figures',
    urls.dashboard,
    [],
    [
      by.member('the member goes from the spans of the earnings to the chart', {
        actions: [act.field(earnings.spans['90d']), act.press('Tab')],
      }),
      press('the member goes back by two points', 'ArrowLeft', 'ArrowLeft'),
      press('the member goes to the first, and no further', 'Home', 'ArrowLeft'),
      press('the member goes on by one', 'ArrowRight'),
      press('the member goes to the last, and no further', 'End', 'ArrowRight'),
      press('the member puts the figures away', 'Escape'),
    ],
  ),
  scenario(
    'the-graph-by-arrows',
    'The members of the graph are reached by arrows, along their level and from parent to child, and their branches closed and opened',
    urls.setting,
    [],
    [
      by.member(
        'the member opens the graph of a small team, which the provider lists, and goes to the tree',
        {
          actions: [
            act.mockNext(calls.getTeamTree, reply(200, { data: SMALL_TEAM })),
            { type: 'open', path: `${urls.reports}?tab=graph` },
            act.button(teamGraph.saveSvg),
            act.press('Tab'),
          ],
        },
      ),
      press('the member goes down to the middle of those below', 'ArrowDown'),
      press('the member goes to the next of the level, and no further', 'ArrowRight', 'ArrowRight'),
      press('the member goes back, down, and along', 'ArrowLeft', 'ArrowDown', 'ArrowRight'),
      press('the member goes up, and closes the branch', 'ArrowUp', '-'),
      press('the member opens it', '+'),
      press('the member closes it, and opens it by the arrow', 'Enter', 'ArrowDown'),
      press('the member goes to the last, and to the first', 'End', 'Home'),
      press('the member puts the name tag away', 'Escape'),
      by.member('the member makes it larger and smaller, and fits it into the frame', {
        actions: [act.button(teamGraph.zoomIn), act.button(teamGraph.zoomOut), act.button(teamGraph.fit)],
      }),
    ],
  ),
  scenario(
    'passcodes-that-are-guessed',
    'Why a new passcode is easy to guess is said while it is typed',
    `${urls.setting}?tab=security`,
    [],
    [
      by.member('the member opens the tab', { actions: [act.tab(setting.security.tab)] }),
      typePasscode('abcabcabcabc', passcodeAdvice.repeated),
      typePasscode('qwertyuiop', passcodeAdvice.sequence),
      typePasscode('1987-12-24', passcodeAdvice.number),
      typePasscode('123P@ssw0rd!', passcodeAdvice.common),
      typePasscode('abcd1234', passcodeAdvice.sequence),
      typePasscode('abcd12345x', passcodeAdvice.plain),
      typePasscode('correct horse', passcodeAdvice.plain),
    ],
  ),
  scenario(
    'hints-beside-an-amount',
    'What an amount leads to is said while it is typed: below the minimum, above the balance, what stays',
    urls.withdraw,
    [calls.getProfile],
    [
      by.member('the member types an amount before the balance is known', {
        actions: [act.fill(withdraw.amount, '25')],
      }),
      by.provider('the provider says the balance', {
        actions: [changeProfile({ 'balances.balance': 147.86543, 'profile.wallet_address': ADDRESS })],
      }),
      typeAmount('0.00001', withdraw.hint.belowMinimum('$20.00000')),
      typeAmount('147.86544', withdraw.hint.aboveAvailable('$0.00001')),
      typeAmount('.5', withdraw.hint.belowMinimum('$20.00000')),
      submitAddress('an address that no network has', '0x12', confirmation.malformed),
      press('the member goes back by Escape', 'Escape'),
      submitAddress(
        'an address with one letter of another case',
        ADDRESS.replace('Aeb', 'AEb'),
        confirmation.checksumFails,
      ),
      press('the member goes back by Escape', 'Escape'),
      submitAddress(
        'an address that begins and ends like the own one',
        LOOK_ALIKE,
        confirmation.lookAlike.warning,
      ),
      press('the member goes back by Escape', 'Escape'),
      submitAddress(
        'the own one without two of its characters',
        `${ADDRESS.slice(0, 20)}${ADDRESS.slice(22)}`,
        confirmation.malformed,
      ),
    ],
  ),
  scenario(
    'days-of-a-table',
    'Days are limited from one on, up to one, and to none where they are reversed',
    urls.transactions,
    [],
    [
      ...(
        [
          ['from one on', 'transactions.from=2026-03-01'],
          ['up to one', 'transactions.to=2026-03-01'],
          ['of one', 'transactions.from=2026-03-01&transactions.to=2026-03-01'],
          ['that are reversed', 'transactions.from=2026-03-02&transactions.to=2026-03-01'],
        ] as const
      ).map(([what, query]) =>
        by.member(`the member opens the days ${what}`, {
          actions: [{ type: 'open', path: `${urls.transactions}?${query}` }],
        }),
      ),
      by.member('the member opens the days of all, and closes them by Escape', {
        actions: [
          { type: 'open', path: urls.transactions },
          act.button(table.days.button(table.days.names.all)),
          act.press('Escape'),
        ],
      }),
    ],
  ),
];

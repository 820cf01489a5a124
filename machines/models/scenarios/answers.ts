import { reports } from '#src/messages/reports.ts';
import { shell } from '#src/messages/shell.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, HOUR_MS } from '../builders';
import { changeNext, navigate, scenario } from './scenarioSteps';

const PERFORMANCE = `${urls.reports}?tab=performance`;
/** Of the stage that the member has reached. */
const REQUIREMENT = '2.donation_requirement';

/** What a provider may answer, and rarely does. */
export const answerScenarios: readonly Plan[] = [
  scenario(
    'answers-that-are-rare',
    'Moments with an offset of minutes, and stages that ask for nothing, are shown as what they are',
    urls.setting,
    [],
    [
      by.provider('the provider writes moments with offsets of hours and minutes', {
        actions: [
          changeNext(calls.getTransactionHistory, {
            'data.transactions.0.created_at': '2026-11-18T00:10:00+05:45',
            'data.transactions.1.created_at': '2026-11-17T23:50:00-03:30',
            'data.transactions.2.created_at': '2026-11-17T19:20:00-0430',
          }),
          act.menuLink(shell.entries.transactions),
        ],
      }),
      by.provider('the provider asks for no donations to reach the next stage', {
        actions: [changeNext('GET /stages', { [REQUIREMENT]: 0 }), navigate(PERFORMANCE)],
        assertions: [assert.text(reports.performance.noRequirement(4))],
      }),
      by.provider('the provider does not say what it asks for', {
        actions: [changeNext('GET /stages', { [REQUIREMENT]: '' }), { type: 'open', path: PERFORMANCE }],
        assertions: [assert.text(reports.performance.requirementNotSaid(4))],
      }),
      by.clock('the clock is set back by an hour, and the member opens what was read before that', {
        actions: [
          act.menuLink(shell.entries.transactions),
          act.menuLink(shell.entries.dashboard),
          { type: 'wake', milliseconds: -HOUR_MS, at: 'tick' },
          act.menuLink(shell.entries.transactions),
        ],
        assertions: [assert.called(calls.getTransactionHistory)],
      }),
    ],
  ),
];

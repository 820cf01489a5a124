import type { ConnectionFault } from '#mocks/scenarios/connectionFault.ts';
import { DEFAULT_AT } from '#mocks/worldDefinition.ts';
import { reading } from '#src/messages/common.ts';
import { donate } from '#src/messages/donate.ts';
import { home } from '#src/messages/home.ts';
import { tours } from '#src/messages/tours.ts';
import { transactions } from '#src/messages/transactions.ts';
import { urls } from '#src/urls.ts';
import { type Tour, toStep } from './tour';

const { steps, title, story } = tours.testersPromise;

const failHistory = (fault: ConnectionFault['fault']): ConnectionFault[] => [
  { call: 'getTransactionHistory', fault, when: 'always' },
];
const REFUSAL = 'This is not possible at the moment. Please contact your provider.';

export const testersPromise: Tour = {
  name: 'testers-promise',
  title,
  story,
  world: { at: DEFAULT_AT },
  persona: 'member',
  screen: urls.dashboard,
  steps: [
    toStep(steps.home, { assertions: [{ type: 'heading', text: home.title }], highlight: home.title }),
    toStep(steps.error, {
      actions: [
        { type: 'fail', faults: failHistory('serverError') },
        { type: 'navigate', path: urls.transactions },
      ],
      assertions: [
        { type: 'heading', text: transactions.title },
        { type: 'text', text: reading.retry },
      ],
      highlight: reading.retry,
    }),
    toStep(steps.malformed, {
      actions: [
        { type: 'recover' },
        { type: 'fail', faults: failHistory('malformed') },
        { type: 'click', role: 'button', name: reading.retry },
      ],
      assertions: [{ type: 'text', text: reading.malformed }],
      highlight: reading.malformed,
    }),
    toStep(steps.recovered, {
      actions: [{ type: 'recover' }, { type: 'click', role: 'button', name: reading.retry }],
      assertions: [
        { type: 'absent', text: reading.malformed },
        { type: 'text', text: 'Withdrawal' },
      ],
      highlight: transactions.title,
    }),
    toStep(steps.refused, {
      actions: [
        { type: 'deposit', persona: 'member', dollars: 200 },
        { type: 'fail', faults: [{ call: 'donate', fault: 'refusal', when: 'next' }] },
        { type: 'navigate', path: urls.donate },
        { type: 'fill', label: donate.amount, text: '100' },
        { type: 'click', role: 'button', name: donate.submit },
      ],
      assertions: [{ type: 'text', text: REFUSAL }],
      highlight: REFUSAL,
    }),
    toStep(steps.expired, {
      actions: [
        { type: 'fail', faults: [{ call: 'getProfile', fault: 'unauthorized', when: 'next' }] },
        { type: 'navigate', path: urls.dashboard },
      ],
      assertions: [
        { type: 'heading', text: home.title },
        { type: 'text', text: home.cards.totalDonation },
      ],
      highlight: home.cards.totalDonation,
    }),
  ],
};

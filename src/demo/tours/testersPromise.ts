import type { FaultOutcome } from '#mocks/faultRules.ts';
import { DEFAULT_AT } from '#mocks/world/worldDefinition.ts';
import { reading } from '#src/messages/common.ts';
import { donate } from '#src/messages/donate.ts';
import { home } from '#src/messages/home.ts';
import { tours } from '#src/messages/tours.ts';
import { transactions } from '#src/messages/transactions.ts';
import { urls } from '#src/urls.ts';
import { type Tour, toStep } from './tour';
import type { TourAction } from './tourKinds';

const { steps, title, story } = tours.testersPromise;

/** No screen of the tour before has read them: what has been read stays on the screen when it cannot be read again. */
const failReferrals = (outcome: FaultOutcome): TourAction => ({
  type: 'fail',
  call: 'getReferrals',
  outcome,
  when: 'always',
});
const { error: ERROR, refusal: REFUSAL } = tours.testersPromise.sentences;

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
        failReferrals({ kind: 'serverError', message: ERROR }),
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
        failReferrals({ kind: 'malformed' }),
        { type: 'click', role: 'button', name: reading.retry },
      ],
      assertions: [{ type: 'text', text: reading.malformed }],
      highlight: reading.malformed,
    }),
    toStep(steps.recovered, {
      actions: [{ type: 'recover' }, { type: 'click', role: 'button', name: reading.retry }],
      assertions: [
        { type: 'absent', text: reading.malformed },
        { type: 'text', text: '@example.com' },
      ],
      highlight: transactions.title,
    }),
    toStep(steps.refused, {
      actions: [
        { type: 'deposit', persona: 'member', dollars: 200 },
        { type: 'fail', call: 'donate', outcome: { kind: 'refusal', message: REFUSAL }, when: 'next' },
        { type: 'navigate', path: urls.donate },
        { type: 'fill', label: donate.amount, text: '100' },
        { type: 'click', role: 'button', name: donate.submit },
      ],
      assertions: [{ type: 'text', text: REFUSAL }],
      highlight: REFUSAL,
    }),
    toStep(steps.expired, {
      actions: [
        { type: 'fail', call: 'getProfile', outcome: { kind: 'unauthorized' }, when: 'next' },
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

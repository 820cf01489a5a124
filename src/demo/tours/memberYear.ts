import { DEFAULT_AT } from '#mocks/world/worldDefinition.ts';
import { donate } from '#src/messages/donate.ts';
import { home } from '#src/messages/home.ts';
import { network } from '#src/messages/network.ts';
import { reports } from '#src/messages/reports.ts';
import { tours } from '#src/messages/tours.ts';
import { urls } from '#src/urls.ts';
import { type Tour, toStep } from './tour';

const { steps, title, story } = tours.memberYear;

export const memberYear: Tour = {
  name: 'member-year',
  title,
  story,
  world: { at: DEFAULT_AT, scenario: 'year-later' },
  persona: 'newcomer',
  screen: urls.dashboard,
  steps: [
    toStep(steps.home, { assertions: [{ type: 'heading', text: home.title }], highlight: home.title }),
    toStep(steps.earned, {
      assertions: [{ type: 'text', text: home.cards.totalEarn }],
      highlight: home.cards.totalEarn,
    }),
    toStep(steps.network, {
      actions: [{ type: 'navigate', path: `${urls.network}?tab=team` }],
      assertions: [
        { type: 'heading', text: network.title },
        { type: 'text', text: 'Olivia Bennett' },
        { type: 'text', text: 'Tomas Novak' },
      ],
      highlight: 'Olivia Bennett',
    }),
    toStep(steps.reports, {
      actions: [{ type: 'navigate', path: `${urls.reports}?tab=earning` }],
      assertions: [
        { type: 'heading', text: reports.title },
        { type: 'text', text: reports.earning.overTime },
      ],
      highlight: reports.earning.overTime,
    }),
    toStep(steps.amount, {
      actions: [
        { type: 'navigate', path: urls.donate },
        { type: 'fill', label: donate.amount, text: '50' },
      ],
      assertions: [{ type: 'text', text: donate.hint.remaining('$50.00000', '$60.00000') }],
      highlight: donate.hint.remaining('$50.00000', '$60.00000'),
    }),
    toStep(steps.donated, {
      actions: [{ type: 'click', role: 'button', name: donate.submit }],
      assertions: [
        { type: 'text', text: '$60.00000' },
        { type: 'text', text: donate.success },
      ],
      highlight: donate.details,
    }),
  ],
};

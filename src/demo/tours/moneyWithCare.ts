import { DEFAULT_AT } from '#mocks/world/worldDefinition.ts';
import { confirmation } from '#src/messages/confirmation.ts';
import { deposit } from '#src/messages/deposit.ts';
import { tours } from '#src/messages/tours.ts';
import { transfer } from '#src/messages/transfer.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import { type Tour, toStep } from './tour';

const { steps, title, story } = tours.moneyWithCare;

export const moneyWithCare: Tour = {
  name: 'money-with-care',
  title,
  story,
  world: { at: DEFAULT_AT },
  persona: 'member',
  screen: urls.deposit,
  steps: [
    toStep(steps.deposit, {
      assertions: [
        { type: 'heading', text: deposit.title },
        { type: 'text', text: 'This address expires in' },
      ],
      highlight: 'This address expires in',
    }),
    toStep(steps.arrived, {
      actions: [{ type: 'deposit', persona: 'member', dollars: 150 }],
      assertions: [{ type: 'text', text: '+$150.00000' }],
      highlight: '$150.00000',
    }),
    toStep(steps.form, {
      actions: [
        { type: 'navigate', path: urls.fundTransfer },
        { type: 'fill', label: transfer.form.recipient, text: '{leader.key}' },
        { type: 'fill', label: transfer.form.amount, text: '12' },
      ],
      assertions: [{ type: 'text', text: '$12.00000 will be sent' }],
      highlight: '$12.00000 will be sent',
    }),
    toStep(steps.confirmation, {
      actions: [{ type: 'click', role: 'button', name: transfer.form.submit }],
      assertions: [{ type: 'text', text: confirmation.title.transfer('$12.00000') }],
      highlight: confirmation.title.transfer('$12.00000'),
    }),
    toStep(steps.unknown, {
      actions: [
        { type: 'fail', call: 'processTransfer', outcome: { kind: 'responseLost' }, when: 'next' },
        { type: 'click', role: 'button', name: confirmation.confirm },
      ],
      assertions: [{ type: 'text', text: transfer.history.unconfirmed }],
      highlight: transfer.history.unconfirmed,
    }),
    toStep(steps.lookedUp, {
      actions: [{ type: 'click', role: 'button', name: transfer.history.refresh }],
      // With its sign: without one it is in the notice, too.
      assertions: [{ type: 'text', text: '−$12.00000' }],
      highlight: '−$12.00000',
    }),
    toStep(steps.withdrawal, {
      actions: [
        { type: 'rejectWithdrawals', persona: 'member' },
        { type: 'navigate', path: urls.withdraw },
      ],
      assertions: [
        { type: 'heading', text: withdraw.title },
        { type: 'text', text: 'Rejected' },
      ],
      highlight: 'Rejected',
    }),
  ],
};

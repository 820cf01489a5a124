import { testModelsWith } from '../testModel';
import { type Action, kinds } from './checkout.kinds';
import { checkoutMachine } from './checkout.machine';

const press = (name: string): readonly Action[] => [{ type: 'click', role: 'button', name }];

export const checkout = testModelsWith(kinds)({
  machine: checkoutMachine,
  start: { sentence: 'the user opens the shop', actions: [{ type: 'open', path: '/checkout.html' }] },
  observe: ({ context }) => ({ items: context.items }),
  cases: {
    add: { sentence: 'the user adds an item', by: 'user', actions: press('Add') },
    remove: { sentence: 'the user removes an item', by: 'user', actions: press('Remove') },
    order: { sentence: 'the user orders', by: 'user', actions: press('Order') },
    confirm: {
      sentence: 'the user confirms',
      by: 'user',
      actions: press('Confirm'),
      assertions: [{ type: 'status', text: 'Thank you' }],
    },
    'xstate.after.patience.checkout.confirming': {
      sentence: 'half a minute passes',
      by: 'clock',
      actions: [{ type: 'advanceTimers', milliseconds: 30_000 }],
    },
  },
  stateAssertions: {
    cart: ({ context }) => [
      { type: 'heading', text: 'Your cart' },
      { type: 'items', count: context.items },
    ],
    confirming: () => [{ type: 'heading', text: 'Is this right?' }],
    ordered: () => [
      { type: 'heading', text: 'Ordered' },
      { type: 'absent', text: 'Confirm' },
    ],
  },
});

/** Which kinds and driver a rendered spec contains. */
export const playwright = { module: './checkout.playwright.ts' };

import { assign, setup } from 'xstate';

/** A shop's checkout: what is in the cart is confirmed within half a minute, and then ordered. */
export const checkoutMachine = setup({
  types: {
    context: {} as { items: number },
    events: {} as { type: 'add' } | { type: 'remove' } | { type: 'order' } | { type: 'confirm' },
  },
  guards: { isFilled: ({ context }) => context.items > 0, hasRoom: ({ context }) => context.items < 2 },
  actions: {
    addItem: assign({ items: ({ context }) => context.items + 1 }),
    removeItem: assign({ items: ({ context }) => context.items - 1 }),
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'checkout',
  context: { items: 0 },
  initial: 'cart',
  states: {
    cart: {
      description: 'the user fills the cart',
      on: {
        add: { guard: 'hasRoom', actions: 'addItem' },
        remove: { guard: 'isFilled', actions: 'removeItem' },
        order: { guard: 'isFilled', target: 'confirming' },
      },
    },
    confirming: {
      description: 'the order waits for its confirmation',
      on: { confirm: 'ordered' },
      after: { patience: 'cart' },
    },
    ordered: { type: 'final', description: 'the order is placed' },
  },
});

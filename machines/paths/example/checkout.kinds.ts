import * as z from 'zod/mini';
import { createRegistry, kindsFor, type ValueOf } from '../kinds';
import type { WebDriver } from '../web/webDriver';
import { webKinds } from '../web/webKinds';

const web = webKinds('the user');
const { assertion } = kindsFor<WebDriver>();

const assertions = {
  ...web.assertions,
  /** so many items are in the cart */
  items: assertion({
    fields: { count: z.number() },
    describe: ({ count }) => `the cart has ${count === 1 ? 'one item' : `${count} items`}`,
    check: async (driver, { count }) =>
      (await driver.text()).includes(`Cart: ${count}`) ? null : `The cart does not have ${count} items.`,
  }),
};

export type Action = ValueOf<typeof web.actions>;

/** The kinds of the standard, and one of its own. */
export const kinds = createRegistry<WebDriver>()({
  actions: web.actions,
  assertions,
  initiators: { user: 'the user', clock: 'the clock' },
});

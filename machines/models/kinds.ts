import { createRegistry, type ValueOf } from '../paths/kinds';
import { webKinds } from '../paths/web/webKinds';
import { appAssertions } from './appAssertions';
import type { AppDriver } from './appDriver';
import { browserActions } from './browserActions';
import { providerActions } from './providerActions';

const web = webKinds('the member');
const actions = { ...web.actions, ...providerActions, ...browserActions };
const assertions = { ...web.assertions, ...appAssertions };

export type Action = ValueOf<typeof actions>;
export type Assertion = ValueOf<typeof assertions>;

const PROPERTIES: Readonly<Record<string, string>> = {
  key: 'private key',
  address: 'deposit address',
  balance: 'figure for the impact balance',
  transferId: 'transfer id',
};

/**
 * Every kind of action and assertion of the app's plans. Texts may hold placeholders: `{member.key}`,
 * `{recipient.name}`, and for what the provider last answered `{provider.address}` (deposit wallet),
 * `{provider.balance}` (formatted impact balance), `{provider.transferId}`.
 */
export const kinds = createRegistry<AppDriver>()({
  actions,
  assertions,
  initiators: {
    member: 'the member',
    provider: 'the provider',
    clock: 'the clock',
    browser: 'the browser',
    otherTab: 'another tab',
  },
  describePlaceholder: (owner, property) => {
    const who = owner === 'other' ? 'the other member' : `the ${owner}`;
    return property === 'name' ? who : `${who}’s ${PROPERTIES[property] ?? property}`;
  },
});

import * as z from 'zod/mini';
import { createRegistry, kindsFor, type ValueOf } from '#machines/paths/kinds.ts';
import type { WebDriver } from '#machines/paths/web/webDriver.ts';
import { webKinds } from '#machines/paths/web/webKinds.ts';
import type { RunningProvider } from '#mocks/browser.ts';
import type { EndpointKey } from '#mocks/endpoint.ts';
import type { FaultOutcome } from '#mocks/faultRules.ts';
import { findPersona, type PersonaId } from '#mocks/seed/personas.ts';
import { refreshScreen } from '../controls/changeWorld';

/** What a tour needs of a page: to find elements as a person does. */
export type TourDriver = Pick<
  WebDriver,
  'navigate' | 'click' | 'fill' | 'text' | 'texts' | 'find' | 'resolveText'
>;

const { action } = kindsFor<TourDriver>();
const persona = z.custom<PersonaId>((value) => typeof value === 'string');
const endpoint = z.custom<EndpointKey>((value) => typeof value === 'string');
const outcome = z.custom<FaultOutcome>((value) => typeof value === 'object');
const web = webKinds('the member');
const assertions = {
  heading: web.assertions.heading,
  text: web.assertions.text,
  absent: web.assertions.absent,
};

const createActions = ({ controls }: Pick<RunningProvider, 'controls'>) => {
  const change = async (id: PersonaId, work: (key: string) => Promise<unknown>) => {
    await work(findPersona(id).identifier);
    refreshScreen();
  };
  return {
    navigate: web.actions.navigate,
    click: web.actions.click,
    fill: web.actions.fill,
    deposit: action({
      fields: { persona, dollars: z.number() },
      describe: ({ dollars }) => `a deposit of $${dollars} arrives`,
      run: (_driver, { persona: id, dollars }) => change(id, (key) => controls.deposit(key, dollars)),
    }),
    rejectWithdrawals: action({
      fields: { persona },
      describe: () => 'the provider rejects the open withdrawals',
      run: (_driver, { persona: id }) => change(id, (key) => controls.rejectWithdrawals(key)),
    }),
    fail: action({
      fields: { call: endpoint, outcome, when: z.enum(['next', 'always']) },
      describe: ({ call, outcome: { kind }, when }) => `${when} ${call}: ${kind}`,
      run: (_driver, { call, outcome: fault, when }) =>
        controls.failNext(call, fault, { sticky: when === 'always' }),
    }),
    recover: action({ fields: {}, describe: () => 'the provider is back', run: () => controls.clear() }),
  };
};

/** The path player's kinds of actions and assertions that tours use, and what the provider does in between. */
export const createTourKinds = (provider: Pick<RunningProvider, 'controls'>) =>
  createRegistry<TourDriver>()({ actions: createActions(provider), assertions, initiators: {} });

export type TourAction = ValueOf<ReturnType<typeof createActions>>;
export type TourAssertion = ValueOf<typeof assertions>;

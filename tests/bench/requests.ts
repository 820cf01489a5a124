import type { EndpointKey } from '#mocks/endpoint.ts';
import { balanceAccount, depositAccount } from '#mocks/rules/ledger.ts';
import { findPersona, type Persona } from '#mocks/seed/personas.ts';
import { issueToken } from '#mocks/server/sessions.ts';
import type { World } from '#mocks/world/world.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { toUnits } from '#src/domain/money.ts';
import { WITHDRAWAL_FIELDS } from '../contract/withdrawalFields';

const ORIGIN = 'http://127.0.0.1';
const PLENTY = toUnits(1_000_000_000);
const ADDRESS = '0x0000000000000000000000000000000000000001';

type KeyWithBody = {
  [Key in EndpointKey]: (typeof endpoints)[Key] extends { readonly body: object } ? Key : never;
}[EndpointKey];
/** A function makes another one for each request. */
type Body = object | (() => object);

/** Makes good requests for every call, each for the member to whom it is the most work: the leader of everybody. */
export function goodRequests(world: World): (key: EndpointKey) => Request {
  const { database, store } = world;
  const rowOf = ({ identifier }: Persona) =>
    database.member.findFirst({ where: { user_pk: { equals: identifier } }, strict: true });

  const leader = findPersona('leader');
  const { id: leaderId, email, referral_code } = rowOf(leader);
  const inactiveId = rowOf(findPersona('inactive')).id;
  const accessToken = issueToken(world, leaderId, 'access');
  const cookie = `refresh_token=${issueToken(world, leaderId, 'refresh')}`;
  store.setUnits(balanceAccount(leaderId), PLENTY);
  store.setUnits(depositAccount(leaderId), PLENTY);

  let newcomers = 0;
  const bodies: Readonly<Record<KeyWithBody, Body>> = {
    login: { identifier: leader.identifier, password: leader.passcode },
    register: () => {
      newcomers += 1;
      const address = `newcomer-${newcomers}@bench.example`;
      return { name: 'Bench Newcomer', email: address, password: 'passcode', referral_code };
    },
    forgotPassword: { email },
    resetPassword: { password: 'passcode', confirm_password: 'passcode' },
    updateProfile: { name: leader.name },
    processTransfer: { amount: 1, recipient_id: findPersona('member').identifier },
    donate: { amount: 10_000 },
    withdraw: { amount: 20, withdrawal_address: ADDRESS, ...WITHDRAWAL_FIELDS },
    setWallet: { wallet_address: ADDRESS },
  };
  const all: Partial<Record<EndpointKey, Body>> = bodies;
  return (key) => {
    const { method, path } = endpoints[key];
    const sentPath = path.replace(':token', () => issueToken(world, inactiveId, 'reset'));
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', cookie };
    const given: Body | undefined = all[key];
    const body: unknown = typeof given === 'function' ? given() : given;
    return new Request(`${ORIGIN}/api${sentPath}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
}

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

/** Makes good requests for every call, each for the member to whom it is the most work: the leader of everybody. */
export function goodRequests(world: World): Readonly<Record<EndpointKey, () => Request>> {
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

  const request = (key: EndpointKey, body?: unknown, path: string = endpoints[key].path) => {
    const { method } = endpoints[key];
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', cookie };
    return new Request(`${ORIGIN}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };

  let newcomers = 0;
  return {
    login: () => request('login', { identifier: leader.identifier, password: leader.passcode }),
    register: () => {
      newcomers += 1;
      const address = `newcomer-${newcomers}@bench.example`;
      return request('register', {
        name: 'Bench Newcomer',
        email: address,
        password: 'passcode',
        referral_code,
      });
    },
    forgotPassword: () => request('forgotPassword', { email }),
    resetPassword: () => {
      const body = { password: 'passcode', confirm_password: 'passcode' };
      return request(
        'resetPassword',
        body,
        `/users/reset-password/${issueToken(world, inactiveId, 'reset')}`,
      );
    },
    refreshToken: () => request('refreshToken'),
    getProfile: () => request('getProfile'),
    updateProfile: () => request('updateProfile', { name: leader.name }),
    getDetails: () => request('getDetails'),
    getReferrals: () => request('getReferrals'),
    getActivityStats: () => request('getActivityStats'),
    getActivityHistory: () => request('getActivityHistory'),
    getTransactionHistory: () => request('getTransactionHistory'),
    getDonationHistory: () => request('getDonationHistory'),
    getTeamTree: () => request('getTeamTree'),
    getTeamTreeChain: () => request('getTeamTreeChain'),
    getTransferHistory: () => request('getTransferHistory'),
    getStats: () => request('getStats'),
    getPublicSettings: () => request('getPublicSettings'),
    getStages: () => request('getStages'),
    processTransfer: () =>
      request('processTransfer', { amount: 1, recipient_id: findPersona('member').identifier }),
    donate: () => request('donate', { amount: 10_000 }),
    withdraw: () => request('withdraw', { amount: 20, withdrawal_address: ADDRESS, ...WITHDRAWAL_FIELDS }),
    setWallet: () => request('setWallet', { wallet_address: ADDRESS }),
    generateWallet: () => request('generateWallet'),
  };
}

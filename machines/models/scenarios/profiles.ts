import { qrCode } from '#src/messages/common.ts';
import { firstSteps } from '#src/messages/firstSteps.ts';
import { home } from '#src/messages/home.ts';
import { session } from '#src/messages/session.ts';
import { setting } from '#src/messages/setting.ts';
import { share } from '#src/messages/share.ts';
import { shell } from '#src/messages/shell.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, refusal, toast } from '../builders';
import type { Action } from '../kinds';
import {
  ADDRESS,
  answer,
  type Changes,
  changeAnswer,
  changeNext,
  changeNextProfile,
  changeProfile,
  changesOf,
  load,
  plainScenario,
  reply,
  scenario,
  submitSignIn,
} from './scenarioSteps';

const UPDATE = 'PUT /users/profile';
/** Longer than what a QR code holds. */
const LONG_CODE = 'LONG-CODE-'.repeat(300);
/** Longer than what stands on one line of a card. */
const LONG_STATUS = 'waiting for the approval of the board';

const NO_MINIMUM = changeNext('GET /stages', { '0.minimum_donation': '' });
const NO_REFERRALS = answer(calls.getStats, { team: { total_referrals: 0 } });
/** A member at the very beginning, of whom only this is said. */
const openNewcomer = (sentence: string, said: Changes, ...answers: readonly Action[]) =>
  load(
    sentence,
    urls.dashboard,
    [changeNextProfile({ 'profile.last_donation': '', ...said }), ...answers],
    assert.heading(firstSteps.title),
  );

/** Setting is opened right after a sign-in, and the provider has not yet answered who the member is. */
const signInAs = (sentence: string, said: Changes) =>
  by.member(sentence, {
    actions: [
      act.menuButton(shell.logout),
      ...submitSignIn('member'),
      changeAnswer(calls.login, changesOf('user', said)),
      act.menuLink(shell.entries.setting),
    ],
    toasts: [toast.success(session.loggedOut)],
    assertions: [assert.pendingCalls(calls.getProfile, 1)],
  });

/** What is said of members of whom little is known, or who have only begun. */
export const profileScenarios: readonly Plan[] = [
  scenario(
    'members-without-a-name',
    'A member of whom the provider says neither name nor address is shown as what is left, while the profile is awaited and in its form',
    urls.setting,
    [calls.getProfile, calls.login, UPDATE],
    [
      signInAs('the member signs in, and has no name and no wallet address', {
        name: '',
        wallet_address: '',
      }),
      signInAs('the member signs in, and has neither name nor e-mail address, and a wallet address', {
        name: '',
        email: '',
        wallet_address: ADDRESS,
      }),
      by.provider('the provider answers without a name, and the member opens the form', {
        actions: [
          changeProfile({ 'profile.name': '', 'profile.email': '' }),
          act.button(setting.profile.update),
        ],
        assertions: [assert.fieldValue(setting.profile.fullName, '')],
      }),
      by.member('the member submits it empty', {
        actions: [act.button(setting.saveChanges)],
        assertions: [assert.text(setting.profile.nameRequired), assert.callCount(UPDATE, 0)],
      }),
      by.member('the member submits it with a name', {
        actions: [act.fill(setting.profile.fullName, 'Ada'), act.button(setting.saveChanges)],
        assertions: [assert.pendingCalls(UPDATE, 1)],
      }),
      by.member('the member presses Update Details meanwhile: the form stays', {
        actions: [act.button(setting.profile.update)],
        assertions: [assert.fieldValue(setting.profile.fullName, 'Ada')],
      }),
      by.provider('the provider refuses, and names a field that the form does not have', {
        actions: [act.release(UPDATE, reply(422, { error: 'This name is taken.', field: 'nickname' }))],
        toasts: [toast.failure('This name is taken.')],
      }),
      by.member('the member tries again, and the connection breaks before the answer', {
        actions: [act.button(setting.saveChanges), act.release(UPDATE, 'responseLost')],
        toasts: [toast.failure('Something went wrong'), toast.warning(setting.profile.unknown)],
      }),
      by.member('the member closes the form', {
        actions: [act.button(setting.profile.update)],
        assertions: [assert.absent(setting.saveChanges)],
      }),
    ],
  ),
  plainScenario(
    'the-first-steps-of-newcomers',
    'What a newcomer has done is ticked as far as the provider says it, and what it does not say is not',
    urls.setting,
    [
      openNewcomer(
        'the provider says of a newcomer that nothing is donated, and nothing of money, minimum or code',
        {
          'profile.stage': 0,
          'profile.referral_code': '',
          'stats.total_donation': 0,
          'stats.total_deposit': '',
          'balances.deposit_balance': '',
        },
        NO_MINIMUM,
        NO_REFERRALS,
      ),
      openNewcomer('the provider says that nothing is deposited and nothing donated, and no stage', {
        'profile.stage': '',
        'stats.total_donation': 0,
        'stats.total_deposit': 0,
        'balances.deposit_balance': 0,
      }),
      openNewcomer(
        'the provider says a balance, and that nothing is donated',
        {
          'profile.stage': 0,
          'stats.total_donation': 0,
          'stats.total_deposit': 0,
          'balances.deposit_balance': 0.00001,
        },
        NO_REFERRALS,
      ),
      by.member('the member copies the link', { actions: [act.button(share.copy)] }),
      openNewcomer('the provider says a deposit that is spent, and nothing of donations', {
        'profile.stage': 0,
        'stats.total_donation': '',
        'stats.total_deposit': 0.00001,
        'balances.deposit_balance': 0,
      }),
      load('the provider says what is deposited, and no stage and no donation', urls.dashboard, [
        changeNextProfile({ 'profile.stage': '', 'stats.total_donation': '' }),
      ]),
      by.provider('the member reloads the page, and the stages cannot be read', {
        actions: [
          changeNextProfile({ 'profile.stage': 0, 'stats.total_donation': 0 }),
          act.mockNext('GET /stages', refusal('GET /stages', 'Stages rest today.')),
          act.open(urls.dashboard),
        ],
        assertions: [assert.heading(firstSteps.title)],
      }),
    ],
  ),
  plainScenario(
    'standings-and-codes-that-are-long',
    'Any status is shown as it is said, inactive ones without a tick; a code that is too long for its picture is left as a text',
    urls.setting,
    [
      ...['INACTIVE', LONG_STATUS].map((status) =>
        load(`the provider says the status ${status}`, urls.network, [
          changeNextProfile({ 'profile.status': status }),
        ]),
      ),
      load(
        'the provider gives a referral code that is longer than a QR code holds',
        urls.network,
        [changeNextProfile({ 'profile.referral_code': LONG_CODE })],
        assert.text(qrCode.unfit),
      ),
      load(
        'the provider gives a deposit address that is just as long as a QR code holds',
        urls.deposit,
        [changeNext(calls.generateWallet, { 'data.wallet_address': LONG_CODE.slice(0, 2953) })],
        assert.absent(qrCode.unfit),
      ),
    ],
  ),
  scenario(
    'a-threshold-that-is-awaited',
    'The earning threshold is marked as loading until both the profile and the stages are there',
    urls.dashboard,
    [calls.getProfile, 'GET /stages'],
    [
      by.provider('the provider answers with the profile', {
        actions: [act.release(calls.getProfile)],
        assertions: [{ type: 'loading', text: home.cards.earningThreshold }],
      }),
      by.provider('the provider answers with the stages', {
        actions: [act.release('GET /stages')],
        assertions: [assert.text(home.cards.earningThreshold)],
      }),
    ],
    [{ type: 'loading', text: home.cards.earningThreshold }],
  ),
];

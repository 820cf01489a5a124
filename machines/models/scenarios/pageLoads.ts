import { home } from '#src/messages/home.ts';
import { session } from '#src/messages/session.ts';
import { setting } from '#src/messages/setting.ts';
import { signIn } from '#src/messages/signIn.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, toast } from '../builders';
import type { Action } from '../kinds';
import { plainScenario, submitSignIn } from './scenarioSteps';

const loadPage = (path: string): Action => ({ type: 'loadPage', path });
const auth = (value: string): Action => ({ type: 'store', name: 'auth', value });
const reads = [calls.getProfile, calls.getStats, 'GET /stages'] as const;
const holdReads: readonly Action[] = reads.map((call) => ({ type: 'hold', call }));
const NO_TOKENS = ['{', 'null', '{"token":7}', '{"token":"a\\nb"}'];

/** Pages as they come from the host, with what runs before the app is there. */
export const pageLoadScenarios: readonly Plan[] = [
  plainScenario(
    'what-home-reads-before-the-app',
    'What Home shows first is asked for before the app is there, and once; what fails is asked for anew',
    urls.setting,
    [
      by.member('the member loads Home', {
        actions: [loadPage(urls.dashboard)],
        assertions: [assert.heading(home.title)],
        proves: ['D783'],
      }),
      by.member('the member loads the sign-in, which leads there', {
        actions: [loadPage(urls.signIn)],
        assertions: [assert.url(urls.dashboard)],
      }),
      by.member('the member loads another screen, by the address of its file', {
        actions: [loadPage(`${urls.setting}/index.html`)],
        assertions: [assert.heading(setting.title)],
      }),
      by.member('the member loads a page that there is not', { actions: [loadPage('/nowhere')] }),
      by.provider('two of the reads fail, and the third is refused', {
        actions: [
          act.mockUnreachable(calls.getProfile),
          act.mockNext(calls.getStats, { kind: 'serverError' }),
          act.mock401('GET /stages'),
          loadPage(urls.dashboard),
        ],
        assertions: [assert.heading(home.title)],
      }),
      by.provider('the answers come after the app', {
        actions: [...holdReads, loadPage(urls.dashboard), ...reads.map((call) => act.release(call))],
        assertions: [assert.heading(home.title)],
      }),
      by.browser(
        'the browser has kept a token without a member, whose reads are given up as the member signs in',
        {
          actions: [
            ...holdReads,
            auth('{"token":"kept"}'),
            loadPage(urls.dashboard),
            ...submitSignIn('member'),
          ],
          toasts: [toast.warning(session.pleaseLogin)],
          assertions: [assert.heading(home.title), ...reads.map((call) => assert.pendingCalls(call, 0))],
        },
      ),
      // Each in a step of its own: outside the page equal messages of a step count once.
      ...NO_TOKENS.map((value) =>
        by.browser(`the browser has kept ${value}, which holds no token`, {
          actions: [auth(value), loadPage(urls.dashboard)],
          toasts: [toast.warning(session.pleaseLogin)],
          assertions: [assert.heading(signIn.title)],
        }),
      ),
    ],
  ),
];

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { notify } from '#src/actors/notify.ts';
import { clearOwnItems } from '#src/basePath.ts';
import { authState } from '#src/contract/auth.ts';
import { alert, button, field, heading, link, message, text } from './support/locators';
import {
  answers,
  callsOf,
  closeApp,
  cookies,
  openApp,
  PHONE,
  persona,
  provider,
  signInDirectly,
} from './support/openApp';
import { openScreen } from './support/screens';

const REFRESH = 'GET /v1/auth/refresh-token';
const PLEASE_LOGIN = 'Please login to continue.';
const OTHER_MEMBER =
  'Somebody else signed in in another tab of this browser. This tab shows their account now.';
const LOGGED_OUT = 'Logged out successfully.';

const seeSignIn = () => expect.element(heading('Access Your Account')).toBeVisible();
const seeHome = async () => {
  await expect.element(heading('Financial Overview')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
};
const openHome = async () => {
  await openApp('/dashboard', { as: 'member' });
  await seeHome();
};
/** Signs in with the form that is on the screen. */
const signInAs = async (id: 'member' | 'leader') => {
  await seeSignIn();
  await field('Private key').fill(persona(id).identifier);
  await field('Passcode').fill(persona(id).passcode);
  await button('Access Dashboard').click();
};
const storedAuth = () => authState.parse(JSON.parse(localStorage.getItem('auth') ?? ''));

/** A document of the same origin, as another tab is one: what it writes is an event here. */
const otherTab = (): Storage => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const storage = frame.contentWindow?.localStorage;
  if (!storage) throw new Error('the frame has no storage');
  return storage;
};

describe('a visitor without a session', () => {
  test.each(['/dashboard', '/dashboard/donate'])(
    'who opens %s is asked to log in, once, and the address is replaced',
    async (path) => {
      const visited = history.length;
      await openApp(path);
      await seeSignIn();
      await expect.element(message(PLEASE_LOGIN)).toBeVisible();
      expect(text(PLEASE_LOGIN).elements()).toHaveLength(1);
      expect(location.pathname).toBe('/signin');
      expect(history.length).toBe(visited);
    },
  );

  test('who opens an address of the dashboard is led there by the sign-in, also after a look at Forgot Password and a reload, which asks no second time', async () => {
    await openApp('/dashboard/reports?tab=referrals#table');
    await seeSignIn();
    expect(location.pathname + location.search).toBe('/signin');
    await link('Forgot Password').click();
    await link('Back to Sign In').click();
    closeApp();
    // A reload keeps the history state.
    const { state } = history;
    await openApp('/signin');
    history.replaceState(state, '');
    const warn = vi.spyOn(notify, 'warning');
    await signInAs('member');
    await expect.element(heading('Reports Overview')).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
    expect(location.pathname + location.search + location.hash).toBe(
      '/dashboard/reports?tab=referrals#table',
    );
    expect(history.state).toBeNull();
  });

  test('is led to the dashboard by a sign-in whose address or history names a foreign one', async () => {
    await openApp('/signin?next=//host.example&returnTo=/dashboard/reports');
    history.replaceState({ returnTo: '//host.example/dashboard' }, '');
    await signInAs('member');
    await seeHome();
    expect(location.pathname + location.search).toBe('/dashboard');
  });

  test('with a stored value that is not a session sees the sign-in, and only that value is removed', async () => {
    const foreign = [
      '{"user":',
      'undefined',
      'null',
      '42',
      '"a text"',
      '[]',
      '{}',
      '{"user":null,"token":null}',
      '{"user":{"id":7,"name":"Somebody"},"token":"of another app","version":3}',
      JSON.stringify({ ...(await signInDirectly('member')), token: 'two\nlines' }),
    ];
    for (const content of foreign) {
      localStorage.setItem('auth', content);
      localStorage.setItem('another app', 'keeps this');
      await openApp('/');
      await seeSignIn();
      expect(localStorage.getItem('auth'), content).toBeNull();
      expect(localStorage.getItem('another app')).toBe('keeps this');
      closeApp();
    }
    localStorage.setItem('auth', '{}');
    await openApp('/dashboard');
    await seeSignIn();
    await expect.element(message(PLEASE_LOGIN)).toBeVisible();
  });
});

describe('a member', () => {
  test('with a stored session is redirected from the sign-in page to the dashboard', async () => {
    await openApp('/', { as: 'member' });
    await seeHome();
    expect(location.pathname).toBe('/dashboard');
    expect(callsOf('POST /users/login')).toBe(0);
  });

  test('who signs in has cookies for seven days, for this site only', async () => {
    await openApp('/signin');
    await seeSignIn();
    await field('Private key').fill(persona('leader').identifier);
    await field('Passcode').fill(persona('leader').passcode);
    await button('Access Dashboard').click();
    await seeHome();
    const cookie = z.object({
      value: z.string(),
      expires: z.number(),
      sameSite: z.string(),
      path: z.string(),
    });
    // The browser's own clock: the page's is that of the tests.
    const now = performance.timeOrigin + performance.now();
    for (const [name, value] of cookies()) {
      const found = cookie.parse(await cookieStore.get(name));
      expect(found).toMatchObject({ value, sameSite: 'strict', path: '/' });
      expect((found.expires - now) / (24 * 60 * 60 * 1000)).toBeCloseTo(7, 1);
    }
    expect([...cookies().keys()].sort()).toEqual(['role', 'token']);
    expect(cookies().get('role')).toBe((await signInDirectly('leader')).user.role);
  });

  test('who logs out sees one confirmation, and only the theme stays stored', async () => {
    await openHome();
    localStorage.setItem('theme', 'dark');
    await button('Logout').click();
    await expect.element(heading('Access Your Account')).toHaveFocus();
    await expect.element(message(LOGGED_OUT)).toBeVisible();
    await expect.element(text(PLEASE_LOGIN)).not.toBeInTheDocument();
    expect(text(LOGGED_OUT).elements()).toHaveLength(1);
    expect(location.pathname).toBe('/signin');
    expect({ ...localStorage }).toEqual({ theme: 'dark' });
    expect(cookies()).toEqual(new Map());
  });

  test('who logs out takes along what a toast has told', async () => {
    await openHome();
    notify.success('Your transfer of $12.50000 was accepted.');
    await expect.element(message('Your transfer of $12.50000 was accepted.')).toBeVisible();
    await button('Logout').click();
    await expect.element(message(LOGGED_OUT)).toBeVisible();
    expect(document.querySelector('[data-toast=shown]')).toHaveTextContent(LOGGED_OUT);
    expect(document.querySelectorAll('[data-toast=shown]')).toHaveLength(1);
  });

  test('who logs out from the menu of a public screen sees the sign-in, and is led to the dashboard by the next', async () => {
    await openApp('/dashboard/reports?tab=graph', { as: 'member', width: PHONE });
    history.pushState(null, '', '/forgot-password');
    await expect.element(heading('Forgot Password')).toBeVisible();
    await button('Open menu').click();
    await button('Logout').click();
    await seeSignIn();
    await expect.element(message(LOGGED_OUT)).toBeVisible();
    expect(location.pathname).toBe('/signin');
    expect(history.state).toBeNull();
    await signInAs('member');
    await seeHome();
    expect(location.pathname).toBe('/dashboard');
  });

  test.each([
    ['the same member to it', 'member', '/dashboard/transactions?referrals.q=secret'],
    ['nobody else', 'leader', '/dashboard'],
  ] as const)(
    'whose address is gone back to after a logout: the sign-in leads %s',
    async (_, id, address) => {
      await openScreen('/dashboard/transactions?referrals.q=secret', 'Activity Details', { as: 'member' });
      history.pushState(null, '', '/dashboard');
      await seeHome();
      await button('Logout').click();
      await seeSignIn();
      history.back();
      await expect.element(text(PLEASE_LOGIN)).toBeVisible();
      await signInAs(id);
      await expect.element(button('Logout')).toBeVisible();
      expect(location.pathname + location.search).toBe(address);
    },
  );

  test('who logs out while requests are pending sees none of their replies', async () => {
    const release = provider.controls.hold('getProfile');
    await openScreen('/dashboard', 'Financial Overview', { as: 'member' });
    await button('Logout').click();
    await seeSignIn();
    release();
    await field('Private key').fill(persona('newcomer').identifier);
    await field('Passcode').fill(persona('newcomer').passcode);
    await button('Access Dashboard').click();
    const { user } = await signInDirectly('newcomer');
    await expect.element(text(user.referral_code ?? '')).toBeVisible();
    expect(document.body.textContent).not.toContain((await signInDirectly('member')).user.referral_code);
  });
});

describe('a browser', () => {
  const NOT_STORED =
    'This browser does not let this page store your session: reloading the page will sign you out.';
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  test('whose storage has no room left says so at sign-in, and goes on with a renewed token, too', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    await openApp('/signin');
    await signInAs('member');
    await seeHome();
    await expect.element(alert().getByText(NOT_STORED)).toBeVisible();
    await provider.controls.expireAccessTokens();
    await link('Transactions').click();
    await expect.element(page.getByRole('table').first()).toBeVisible();
    await link('Dashboard').click();
    await seeHome();
    expect(callsOf(REFRESH)).toBe(1);
    expect(localStorage).toHaveLength(0);
    await button('Logout').click();
    await seeSignIn();
    await expect.element(page.getByText(NOT_STORED)).not.toBeInTheDocument();
    await signInAs('member');
    await expect.element(alert().getByText(NOT_STORED)).toBeVisible();
    await button('Logout').click();
    await seeSignIn();
    closeApp();
    await openApp('/dashboard');
    await seeSignIn();
    // It would come in the test after this one.
    await expect.element(message('Please login to continue.')).toBeVisible();
  });
});

describe('an access token that has expired', () => {
  test('is refreshed silently, once, though the home screen makes several calls at a time', async () => {
    const services = await openApp('/', { as: 'member' });
    const { token } = storedAuth();
    await provider.controls.expireAccessTokens();
    await seeHome();
    const { user } = await signInDirectly('member');
    await expect.element(text(user.referral_code ?? '')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[aria-busy]').length).toBe(0);
    expect(callsOf(REFRESH)).toBe(1);
    const paths = ['/users/profile', '/stages', '/users/stats', '/activities/history', '/activities/stats'];
    for (const path of paths) {
      expect(
        answers.filter((answer) => answer === `GET ${path} 401`),
        path,
      ).toHaveLength(1);
      expect(
        answers.filter((answer) => answer === `GET ${path} 200`),
        path,
      ).toHaveLength(1);
    }
    expect(storedAuth().token).not.toBe(token);
    expect(services.session.getSnapshot().context.auth).toMatchObject(storedAuth());
    expect(cookies().get('token')).toBe(storedAuth().token);
    await expect.element(alert()).not.toBeInTheDocument();
    await expect.element(page.getByRole('status').filter({ hasText: /\S/ })).not.toBeInTheDocument();
  });
});

describe('a session that the provider has ended', () => {
  test('leads to the sign-in with one message, and no data of the member is left', async () => {
    await openHome();
    const { user } = await signInDirectly('member');
    await expect.element(text(user.referral_code ?? '')).toBeVisible();
    history.pushState(null, '', '/dashboard/nowhere');
    await expect.element(heading('The page cannot be found.')).toBeVisible();
    history.pushState(null, '', '/dashboard/fund-transfer?tab=send');
    await expect.element(heading('Fund Transfer')).toBeVisible();
    await provider.controls.endSessions();
    // Not by a press: what is read ahead under the pointer would end the session before it.
    history.pushState(null, '', '/dashboard');
    await expect.element(text('Your session has ended. Please sign in again.')).toBeVisible();
    await seeSignIn();
    expect(location.pathname).toBe('/signin');
    await expect.element(text(PLEASE_LOGIN)).not.toBeInTheDocument();
    expect(text('Your session has ended. Please sign in again.').elements()).toHaveLength(1);
    expect(callsOf(REFRESH)).toBe(1);
    expect(localStorage).toHaveLength(0);
    expect(cookies()).toEqual(new Map());
    for (const trace of [user.name, user.user_pk, user.referral_code]) {
      expect(document.documentElement.innerHTML).not.toContain(trace);
    }

    const next = (await signInDirectly('newcomer')).user;
    await field('Private key').fill(persona('newcomer').identifier);
    await field('Passcode').fill(persona('newcomer').passcode);
    await button('Access Dashboard').click();
    await expect.element(text(next.referral_code ?? '')).toBeVisible();
    expect(document.body.textContent).not.toContain(user.referral_code);
  });
});

describe('another tab', () => {
  test('that logs out logs this one out, with one message', async () => {
    await openHome();
    clearOwnItems(otherTab());
    await expect.element(text('You logged out in another tab.')).toBeVisible();
    await seeSignIn();
    await expect.element(text(PLEASE_LOGIN)).not.toBeInTheDocument();
    await expect.element(text(LOGGED_OUT)).not.toBeInTheDocument();
    expect(location.pathname).toBe('/signin');
  });

  test('in which the site data are cleared ends this one, and nobody is said to have logged out', async () => {
    await openHome();
    otherTab().clear();
    await expect.element(text('Your session has ended. Please sign in again.')).toBeVisible();
    await expect.element(text('You logged out in another tab.')).not.toBeInTheDocument();
  });

  test('in which the session expires ends this one as expired, not as logged out', async () => {
    await openHome();
    otherTab().removeItem('auth');
    await expect.element(text('Your session has ended. Please sign in again.')).toBeVisible();
    await expect.element(text('You logged out in another tab.')).not.toBeInTheDocument();
  });

  test.each([
    ['the same member back', 'member', '/dashboard/transactions?referrals.q=secret'],
    ['another one to Home', 'leader', '/dashboard'],
  ] as const)('in which the session ends leads %s', async (_, id, address) => {
    await openScreen('/dashboard/transactions?referrals.q=secret', 'Activity Details', { as: 'member' });
    otherTab().removeItem('auth');
    await signInAs(id);
    await expect.element(button('Logout')).toBeVisible();
    expect(location.pathname + location.search).toBe(address);
  });

  test('that logged out while this page was in the back/forward cache has logged this one out', async () => {
    await openHome();
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await seeSignIn();
    expect(document.documentElement.innerHTML).not.toContain(persona('member').identifier);
  });

  test('that writes something else in the place of the session logs this one out', async () => {
    await openHome();
    otherTab().setItem('auth', '{"user":');
    await seeSignIn();
  });

  test('that stores something unrelated changes nothing here', async () => {
    await openHome();
    const tab = otherTab();
    tab.setItem('theme', 'dark');
    // The events of one document come in order: once the second has had its effect, so would the first.
    const { user, token } = await signInDirectly('newcomer');
    tab.setItem('auth', JSON.stringify({ user, token }));
    await expect.element(text(user.referral_code ?? '')).toBeVisible();
    await seeHome();
    expect(location.pathname).toBe('/dashboard');
  });

  test('that logs in logs this one in, and as another member shows that one’s data only', async () => {
    await openApp('/signin');
    await seeSignIn();
    const tab = otherTab();
    const member = await signInDirectly('member');
    tab.setItem('auth', JSON.stringify({ user: member.user, token: member.token }));
    await seeHome();
    await expect.element(text(member.user.referral_code ?? '')).toBeVisible();

    const leader = await signInDirectly('leader');
    tab.setItem('auth', JSON.stringify({ user: leader.user, token: leader.token }));
    await expect.element(text(leader.user.referral_code ?? '')).toBeVisible();
    await expect.element(alert().getByText(OTHER_MEMBER)).toBeVisible();
    await button('Dismiss').click();
    await expect.element(page.getByText(OTHER_MEMBER)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.body.textContent).not.toContain(member.user.referral_code);
  });
});

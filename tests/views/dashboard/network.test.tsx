import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PersonaId } from '#mocks/seed/personas.ts';
import { getActivityHistory } from '#src/contract/activities.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import { getTeamTreeChain } from '#src/contract/team.ts';
import { getProfile } from '#src/contract/users.ts';
import { readQrCode } from '#src/demo/paths/qrCode.ts';
import { qrCode } from '#src/messages/common.ts';
import { share } from '#src/messages/share.ts';
import { callSample } from '../../contract/callSample';
import { expectNoFindings } from '../support/axe';
import { changeEveryReply, changeReplies, replaceFields, replaceReplies } from '../support/changeReplies';
import { dollars } from '../support/formats';
import { alert, button, field, heading, message, region, settled, tab, text } from '../support/locators';
import { closeApp, NARROW, openApp, persona, provider } from '../support/openApp';
import { termPairs } from '../support/readScreen';
import { openScreen } from '../support/screens';

const PATH = '/dashboard/network';

/** Gives the browser a share sheet, or takes it away; headless Chromium has none of its own. */
function setShareSheet(sheet: ((content?: ShareData) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: sheet && (() => true) });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

async function openNetwork(as: PersonaId = 'member', search = '') {
  const { client } = await openScreen(`${PATH}${search}`, 'Network', { as });
  const { data } = await callSample(client, getProfile, {});
  const code = data.profile.referral_code;
  return { client, ...data, code, url: `${location.origin}/signup?ref=${code}` };
}

describe('Network Activity', () => {
  test('shows the code, all direct referrals and the member’s progress', async () => {
    const { client, code, profile, stats } = await openNetwork('leader');
    await settled();
    await expect.element(region('Referral Code').getByText(code, { exact: true })).toBeVisible();
    const { referrals } = (await callSample(client, getReferrals, {})).data;
    await expect
      .element(region('Referral Activity').getByText(`Rows 1–10 of ${referrals.length}`))
      .toBeVisible();
    const terms = termPairs(region('Your Progress').element());
    const earned = dollars(stats.total_earn);
    expect(terms).toEqual([
      ['Current Stage', `Stage ${profile.stage}`],
      ['Status', profile.status === 'active' ? 'Active' : 'Inactive'],
      ['Earning', earned],
    ]);
    expect(stats.total_earn).toBeGreaterThan(0);
  });

  test('says what the link has brought: who joined, who is active, and what their donations earned', async () => {
    const { client } = await openNetwork('leader');
    await settled();
    const { referrals } = (await callSample(client, getReferrals, {})).data;
    const { activities } = (await callSample(client, getActivityHistory, {})).data;
    const names = referrals.map(({ name }) => `Earned from the donation of ${name}`);
    const earned = activities
      .filter(({ type, description }) => type === 'Earning' && names.includes(description))
      .reduce((sum, { metadata }) => sum + Math.round((metadata?.amount ?? 0) * 100_000), 0);
    const terms = termPairs(region('What your link has brought').element());
    expect(earned).toBeGreaterThan(0);
    expect(terms).toEqual([
      ['Joined so far', String(referrals.length)],
      ['Active', String(referrals.filter(({ status }) => status === 'active').length)],
      ['Earned from their donations', dollars(earned / 100_000)],
    ]);
  });

  test('on a phone no text of a referral is over another one', async () => {
    await openScreen(PATH, 'Network', { as: 'leader', width: NARROW });
    await settled();
    /** What is seen of a cell's text: the rest is cut off at its padding. */
    const readTextBox = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const end = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
      return { left, top, right: Math.min(right, end), bottom };
    };
    const rows = [...region('Referral Activity').element().querySelectorAll('tbody tr')];
    expect(rows).toHaveLength(10);
    const overlapping = rows.flatMap((row) => {
      const boxes = [...row.querySelectorAll('td')]
        .map(readTextBox)
        .filter(({ left, right }) => right > left);
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
          )
          .map(() => row.textContent),
      );
    });
    expect(overlapping).toEqual([]);
  });

  test('copies the code and the link, each with its own confirmation', async () => {
    const { code, url } = await openNetwork();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button('Copy Code').click();
    expect(copied).toHaveBeenLastCalledWith(code);
    await button('Copy Link').click();
    expect(copied).toHaveBeenLastCalledWith(url);
    await expect.element(region('Share Your Link').getByRole('button', { name: 'Copied!' })).toBeVisible();
  });

  test.each([
    ['a lone surrogate', 'TR\ud800X', share.noLink],
    ['4,000 characters', 'x'.repeat(4000), qrCode.unfit],
  ])('with a code of %s is whole but for what cannot be', async (_, code, note) => {
    changeReplies({ getProfile: (body) => replaceFields(body, { referral_code: code }) });
    await openApp(PATH, { as: 'member' });
    await expect.element(region('Referral Code').getByText(code, { exact: true })).toBeVisible();
    await expect.element(region('Share Your Link').getByText(note, { exact: true })).toBeVisible();
  });

  test('breaks the link between its parts on a phone', async () => {
    const { url, code } = await openNetwork();
    await page.viewport(NARROW, 800);
    const link = page.getByText(url, { exact: true });
    await expect.element(link).toBeVisible();
    const whole = document.createRange();
    whole.selectNodeContents(link.element());
    const tops = [...whole.getClientRects()].map(({ top }) => top);
    expect(new Set(tops).size, 'lines').toBeGreaterThan(1);
    const linesOf = (part: string) => {
      const texts = document.createTreeWalker(link.element(), NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const start = (node.textContent ?? '').indexOf(part);
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + part.length);
        return range.getClientRects().length;
      }
      return 0;
    };
    expect([location.host, 'signup?', `ref=${code}`].map(linesOf)).toEqual([1, 1, 1]);
  });

  test('shows the link as a code that a camera reads', async () => {
    const { url } = await openNetwork();
    const picture = page.getByRole('img', { name: 'QR code of your referral link' });
    await expect.element(picture).toBeVisible();
    const svg = picture.element();
    expect(svg instanceof SVGElement && (await readQrCode(svg))).toBe(url);
  });

  test('fails part by part, and Retry brings them', async () => {
    provider.controls.failNext('getProfile', 'serverError');
    await openApp(PATH, { as: 'member' });
    const failures = alert();
    await expect.element(failures.filter({ hasText: 'Referral Code could not be loaded.' })).toBeVisible();
    await expect.element(failures.filter({ hasText: 'Your Progress could not be loaded.' })).toBeVisible();
    await expect.element(region('Share Your Link')).toHaveTextContent('Referral link could not be loaded.');
    await expect.element(page.getByRole('table', { name: 'Referral Activity' })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect.element(button('Copy Link')).toBeVisible();
    await expect.element(failures).not.toBeInTheDocument();
  });
});

describe('Your sponsors', () => {
  const sponsors = () =>
    region('Your sponsors')
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);

  test('are listed from the direct one up, without the member', async () => {
    const { client, profile } = await openNetwork();
    await settled();
    const [self, ...above] = (await client.call(getTeamTreeChain, {})).data ?? [];
    expect(self?.name).toBe(profile.name);
    expect(above.length).toBeGreaterThan(0);
    expect(sponsors()).toEqual(above.map(({ name, stage }) => `${name}Stage ${stage}`));
  });

  test('are without the member also where the profile cannot be read', async () => {
    provider.controls.failNext('getProfile', 'serverError', { sticky: true });
    await openApp(PATH, { as: 'member' });
    await expect.poll(sponsors).not.toHaveLength(0);
    await settled();
    expect(sponsors().join()).not.toContain(persona('member').name);
    expect(sponsors().join()).toContain(persona('leader').name);
  });

  test('are without the member also where the provider gives no referral codes', async () => {
    const { name } = persona('member');
    const chain = { data: [{ name }, { name: 'Lena Leader' }, { name }] };
    changeEveryReply((reply, key) =>
      key === 'getTeamTreeChain' ? chain : replaceFields(reply, { referral_code: null }),
    );
    await openApp(PATH, { as: 'member' });
    await expect.poll(sponsors).toHaveLength(2);
    expect(sponsors()[0]).toContain('Lena Leader');
  });

  test('are counted beyond ten, with dashes for what the provider leaves out', async () => {
    const chain = Array.from({ length: 1013 }, (_, index) => (index === 0 ? {} : { name: `N${index}` }));
    replaceReplies({ getTeamTreeChain: { data: chain } });
    await openNetwork();
    await expect.poll(sponsors).toHaveLength(10);
    expect(sponsors()[0]).toBe('–not available–not available');
    await expect.element(region('Your sponsors')).toHaveTextContent('And 1,003 more.');
  });

  test('cost nothing else where they cannot be read, and Retry brings them', async () => {
    provider.controls.failNext('getTeamTreeChain', 'serverError');
    await openNetwork();
    await expect.element(alert()).toHaveTextContent('Your sponsors could not be loaded.');
    await region('Your sponsors').getByRole('button', { name: 'Retry' }).click();
    await expect.poll(sponsors).not.toHaveLength(0);
    await expect.element(alert()).not.toBeInTheDocument();
  });
});

describe('the share sheet', () => {
  test('is not offered where the browser has none', async () => {
    setShareSheet(undefined);
    await openNetwork();
    await expect.element(button('Copy Link')).toBeVisible();
    await expect.element(button('Share')).not.toBeInTheDocument();
  });

  test('gets the link, may be closed again, and where it fails an alternative is shown', async () => {
    const sheet = vi.fn(async () => {});
    setShareSheet(sheet);
    const { url } = await openNetwork();
    await button('Share').click();
    expect(sheet).toHaveBeenCalledExactlyOnceWith({ title: 'Join me on Trellis', url });

    sheet.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await button('Share').click();
    await expect.poll(() => sheet.mock.settledResults).toHaveLength(2);
    await button('Copy Link').click();
    await expect.element(text('The link could not be shared. Copy it instead.')).not.toBeInTheDocument();

    sheet.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await button('Share').click();
    await expect.element(message('The link could not be shared. Copy it instead.')).toBeVisible();
  });
});

describe('the referral link', () => {
  test('fills in its code, and who signs up with it becomes a referral', async () => {
    const { url, code, client } = await openNetwork();
    const before = (await callSample(client, getReferrals, {})).data.referrals.length;
    await button('Logout').click();
    await expect.element(heading('Access Your Account')).toBeVisible();
    closeApp();
    await openApp(url.replace(location.origin, ''));
    await expect.element(field('Referral code')).toHaveValue(code);
    await field('Name').fill('Petra Probe');
    await field('Email').fill('petra@probe.example');
    await field('Passcode').fill('a pass code');
    await button('Create Account').click();
    await expect.element(heading('Sign Up Successful!')).toBeVisible();
    closeApp();
    const { client: again } = await openNetwork();
    const { referrals } = (await callSample(again, getReferrals, {})).data;
    expect(referrals).toHaveLength(before + 1);
    expect(referrals.map(({ email }) => email)).toContain('petra@probe.example');
  });

  test.each(['ANA.LIMA', 'REF+1', 'Ünal1', 'a/b'])('fills in the code %s', async (code) => {
    await openApp(`/signup?ref=${encodeURIComponent(code)}`);
    await expect.element(field('Referral code')).toHaveValue(code);
  });

  test('leaves the code to be changed', async () => {
    await openApp('/signup?ref=ABCD2345');
    await expect.element(field('Referral code')).toHaveValue('ABCD2345');
    await userEvent.type(field('Referral code'), '6');
    await expect.element(field('Referral code')).toHaveValue('ABCD23456');
  });

  test.each(['', '%20', 'a'.repeat(65), '<script>', 'two%20words', '%00'])(
    'with %j fills in nothing',
    async (code) => {
      await openApp(`/signup?ref=${code}`);
      await expect.element(field('Name')).toBeVisible();
      await expect.element(field('Referral code')).toHaveValue('');
    },
  );
});

test('the tab is in the URL, with what each table shows', async () => {
  await openNetwork('leader', '?referrals.sort=name');
  await expect.element(tab('Network Activity')).toHaveAttribute('aria-selected', 'true');
  await tab('Total Team Tree').click();
  await expect.poll(() => location.search).toBe('?referrals.sort=name&tab=team');
  await expect.element(page.getByRole('table', { name: 'Total Team Tree' })).toBeVisible();
  await tab('Network Activity').click();
  await expect.poll(() => location.search).toBe('?referrals.sort=name');
  await expect.element(page.getByRole('table', { name: 'Referral Activity' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('table', { name: 'Total Team Tree' })).toBeVisible();
});

describe('axe finds nothing, and nothing is cut off,', () => {
  test.each(['leader', 'newcomer'] as const)('for %s', async (id) => {
    setShareSheet(async () => {});
    await openNetwork(id);
    await settled();
    await expect.element(page.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
    await expectNoFindings();
  });
});

import { expect, type Page } from '@playwright/test';
import { persona, submitSignInForm, toast } from '../pageActions';
import {
  DEADLINE_MS,
  earlierNotice,
  forms,
  type MoneyForm,
  openSignedIn,
  sendAgain,
  test,
  unknownWarning,
} from './moneyForms';
import type { MoneyProvider } from './moneyProvider';
import { type Told, trials } from './moneyTrials';

/** Expects what the member is told, and that nothing else is. */
async function expectTold(page: Page, form: (typeof forms)[number], told: Told, sentence = form.failure) {
  const timeoutMs = 10_000;
  if (told === 'accepted') {
    await expect(form.success(page)).toBeVisible({ timeout: timeoutMs });
    await expect(unknownWarning(page, form)).toHaveCount(0);
    return;
  }
  if (told === 'refused') {
    await expect(toast(page, sentence)).toBeVisible({ timeout: timeoutMs });
    await expect(form.submitButton(page)).toBeVisible();
    await expect(page.getByLabel('Amount', { exact: true })).not.toHaveValue('');
    await expect(unknownWarning(page, form)).toHaveCount(0);
  } else {
    await expect(unknownWarning(page, form)).toBeVisible({ timeout: timeoutMs });
    await expect(toast(page, form.failure)).toHaveCount(0);
    await expect(form.submitButton(page).filter({ visible: true })).toHaveCount(0);
  }
  await expect(form.success(page)).toHaveCount(0);
}

for (const form of forms) {
  test.describe(`a ${form.name}`, () => {
    test.use({ deadlineMs: DEADLINE_MS });
    for (const { name, fault, times, taken, quick, sentence, ...trial } of trials) {
      const told = (form.name === 'withdrawal' && trial.toldOfWithdrawal) || trial.told;
      test(`${name}: ${told}`, { tag: quick === form.name ? '@quick' : [] }, async ({ page, server }) => {
        await openSignedIn(page, server, form.path);
        const before = server.countMovements();
        server.begin(fault, times);
        await form.fillIn(page);
        await form.submit(page);
        await expectTold(page, form, told, sentence);
        expect(server.countMovements() - before, 'movements').toBe(taken);
        const keys = new Set(server.calls.map(({ key }) => key));
        expect([...keys], 'one key').toEqual([expect.stringMatching(/^"[0-9a-f-]{36}"$/)]);
        if (told !== 'unknown') return;

        server.begin();
        await sendAgain(page, form);
        await expectTold(page, form, 'accepted');
        expect(server.countMovements() - before, 'movements').toBe(1);
        expect(
          server.calls.map(({ key }) => key),
          'the key is kept',
        ).toEqual([...keys]);
      });
    }
  });

  test.describe(`a ${form.name}`, () => {
    const quickFor = (name: MoneyForm['name']) => (name === form.name ? '@quick' : []);

    /** A movement that the provider has carried out, and whose answer is held. Returns what releases it. */
    const submitHeld = async (page: Page, server: MoneyProvider) => {
      const before = server.countMovements();
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      server.begin(async ({ take, send }) => {
        const answer = await take();
        await released;
        send(answer);
      }, 1);
      await form.fillIn(page);
      await form.submit(page);
      await expect(form.submitButton(page)).toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => server.countMovements() - before).toBe(1);
      return { before, release };
    };

    test('offline, and sent again when the connection is back', { tag: quickFor('transfer') }, async ({
      page,
      server,
    }) => {
      await openSignedIn(page, server, form.path);
      const before = server.countMovements();
      server.begin();
      await form.fillIn(page);
      await page.context().setOffline(true);
      await form.submit(page);
      await expectTold(page, form, 'unknown');
      expect(server.countMovements() - before).toBe(0);
      await page.context().setOffline(false);
      await sendAgain(page, form);
      await expectTold(page, form, 'accepted');
      expect(server.countMovements() - before).toBe(1);
    });

    test('double click and Enter', { tag: quickFor('withdrawal') }, async ({ page, server }) => {
      await openSignedIn(page, server, form.path);
      const before = server.countMovements();
      server.begin();
      await form.fillIn(page);
      await form.submitButton(page).dblclick();
      if (form.name !== 'donation') {
        await expect(page.getByRole('button', { name: 'Go back', exact: true })).toBeVisible();
        expect(server.calls).toEqual([]);
        await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
      }
      await expectTold(page, form, 'accepted');
      expect([server.countMovements() - before, server.calls.length]).toEqual([1, 1]);
    });

    test('two tabs at once: the second says so, and sends nothing', { tag: quickFor('donation') }, async ({
      page,
      server,
    }) => {
      await openSignedIn(page, server, form.path);
      const other = await page.context().newPage();
      await openSignedIn(other, server, form.path);
      const { before, release } = await submitHeld(page, server);
      await form.fillIn(other);
      await form.submit(other);
      await expect(
        toast(other, `A ${form.name} is under way in another tab. Nothing was sent.`),
      ).toBeVisible();
      release();
      await expectTold(page, form, 'accepted');
      expect([server.countMovements() - before, server.calls.length]).toEqual([1, 1]);
    });

    test('left for another screen and a public page, and come back to', async ({ page, server }) => {
      await openSignedIn(page, server, form.path);
      const { before, release } = await submitHeld(page, server);
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Financial Overview' })).toBeVisible();
      await page.evaluate(() => history.pushState(null, '', '/forgot-password'));
      await expect(page.getByLabel('Email')).toBeVisible();
      await page.evaluate((path) => history.pushState(null, '', path), form.path);
      await expect(form.submitButton(page)).toHaveAttribute('aria-busy', 'true');
      await form.fillIn(page);
      await page.keyboard.press('Enter');
      release();
      await expectTold(page, form, 'accepted');
      expect([server.countMovements() - before, server.calls.length]).toEqual([1, 1]);
    });

    test('a reload meanwhile: it is told until it was looked up', { tag: quickFor('withdrawal') }, async ({
      page,
      server,
    }) => {
      await openSignedIn(page, server, form.path);
      const { before, release } = await submitHeld(page, server);
      await page.reload();
      await expect(earlierNotice(page, form)).toBeVisible();
      release();
      expect([server.countMovements() - before, server.calls.length]).toEqual([1, 1]);
      await page.getByRole('button', { name: 'I have looked it up' }).click();
      await expect(earlierNotice(page, form)).toHaveCount(0);
      await page.reload();
      await expect(form.submitButton(page)).toBeVisible();
      await expect(earlierNotice(page, form)).toHaveCount(0);
    });

    test('the tab is closed meanwhile: the next one says so', async ({ page, server }) => {
      await openSignedIn(page, server, form.path);
      const { before, release } = await submitHeld(page, server);
      const next = await page.context().newPage();
      await openSignedIn(next, server, '/dashboard');
      await expect(earlierNotice(next, form)).toHaveCount(0);
      await page.close();
      await expect(earlierNotice(next, form)).toBeVisible();
      release();
      expect(server.countMovements() - before).toBe(1);
    });

    for (const ending of ['a logout', 'a logout in another tab', 'a refresh that fails'] as const) {
      test(`${ending} meanwhile: it is told at sign-in and after it`, async ({ page, server }) => {
        await openSignedIn(page, server, form.path);
        const { before, release } = await submitHeld(page, server);
        if (ending === 'a logout') await page.getByRole('button', { name: 'Logout' }).click();
        else if (ending === 'a logout in another tab') {
          const other = await page.context().newPage();
          await other.goto(`${server.origin}/dashboard`);
          await other.getByRole('button', { name: 'Logout' }).click();
          await expect(other.getByRole('heading', { name: 'Access Your Account' })).toBeVisible();
        } else {
          await server.provider.controls.endSessions();
          await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
        }
        await expect(page.getByRole('heading', { name: 'Access Your Account' })).toBeVisible();
        await expect(page.getByText(`A ${form.name} was sent, and it is not known`)).toBeVisible();
        await expect(form.success(page)).toHaveCount(0);
        await submitSignInForm(page, persona('leader'));
        await expect(page.getByRole('heading', { name: 'Financial Overview' })).toBeVisible();
        await expect(earlierNotice(page, form)).toBeVisible();
        await page.getByRole('link', { name: /^Look in / }).click();
        await page.getByRole('button', { name: 'I have looked it up' }).click();
        await expect(earlierNotice(page, form)).toHaveCount(0);
        release();
        expect([server.countMovements() - before, server.calls.length]).toEqual([1, 1]);
      });
    }
  });
}

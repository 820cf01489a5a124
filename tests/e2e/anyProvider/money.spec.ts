import { expect, type Page } from '@playwright/test';
import { persona, submitSignInForm, toast } from '../pageActions';
import {
  DEADLINE_MS,
  earlierNotice,
  forms,
  openSignedIn,
  sendAgain,
  test,
  unknownWarning,
} from './moneyForms';
import type { Answer, Fault } from './moneyProvider';

/** What the member is told. */
type Told = 'accepted' | 'refused' | 'unknown';

interface Trial {
  readonly name: string;
  readonly fault: Fault;
  /** how many calls end like this; all of them by default */
  readonly times?: number;
  /** movements that were carried out by the time that the member is told; more than one never are */
  readonly taken: 0 | 1;
  readonly told: Told;
  /** the provider's sentence in a refusal; without one the app's own is expected */
  readonly sentence?: string;
  /** one of the few that `npm test` runs */
  readonly quick?: true;
  /** the answer would be another one to a withdrawal, of which the specification shows less */
  readonly toldOfWithdrawal?: Told;
}

const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });

/** The provider carries the call out, and then this happens. */
const takenThen =
  (fail: Fault): Fault =>
  async (exchange) => {
    await exchange.take();
    await fail(exchange);
  };
const takenThenAnswers = (answer: Answer): Fault => takenThen(({ send }) => send(answer));
const answers =
  (answer: Answer): Fault =>
  ({ send }) =>
    send(answer);

const reset: Fault = ({ response }) => {
  response.socket?.resetAndDestroy();
};
const closed: Fault = ({ response }) => {
  response.socket?.destroy();
};
const breakBody: Fault = ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '200' });
  response.write('{"success":true,');
  response.socket?.end();
};
const timeout: Answer = { ...json(408, {}), headers: { connection: 'close' } };
const redirect = (status: number, location?: string): Fault =>
  takenThen(({ request, send }) =>
    send({ status, headers: { location: location ?? `/api${request.url ?? ''}` }, body: '' }),
  );

const trials: readonly Trial[] = [
  { name: 'all is well', fault: () => undefined, times: 0, taken: 1, told: 'accepted' },
  {
    name: 'the answer takes a while',
    fault: async ({ take, send }) => {
      const answer = await take();
      setTimeout(() => send(answer), DEADLINE_MS / 2);
    },
    taken: 1,
    told: 'accepted',
  },
  // Chromium itself sends the call again, with the same key.
  {
    name: 'one connection is reset after it was taken',
    fault: takenThen(reset),
    times: 1,
    taken: 1,
    told: 'accepted',
    quick: true,
  },
  {
    name: 'every connection is reset after it was taken',
    fault: takenThen(reset),
    taken: 1,
    told: 'unknown',
    quick: true,
  },
  {
    name: 'one connection is closed after it was taken',
    fault: takenThen(closed),
    times: 1,
    taken: 1,
    told: 'accepted',
  },
  {
    name: 'every connection is closed after it was taken',
    fault: takenThen(closed),
    taken: 1,
    told: 'unknown',
  },
  {
    name: 'one 408 after it was taken',
    fault: takenThenAnswers(timeout),
    times: 1,
    taken: 1,
    told: 'accepted',
  },
  {
    name: 'every answer is a 408 after it was taken',
    fault: takenThenAnswers(timeout),
    taken: 1,
    told: 'unknown',
    quick: true,
  },
  { name: 'every connection is reset before it was taken', fault: reset, taken: 0, told: 'unknown' },
  { name: 'the answer breaks off in the middle', fault: takenThen(breakBody), taken: 1, told: 'unknown' },
  {
    name: 'no answer comes within the deadline',
    fault: takenThen(() => undefined),
    taken: 1,
    told: 'unknown',
  },
  { name: 'a 302 to another page', fault: redirect(302, '/'), taken: 1, told: 'unknown' },
  { name: 'a 307 to itself, without end', fault: redirect(307), taken: 1, told: 'unknown', quick: true },
  { name: 'a 308 to itself, without end', fault: redirect(308), taken: 1, told: 'unknown' },
  ...[409, 425, 429, 500, 501, 502, 503, 504].map(
    (status): Trial => ({
      name: `a ${status} after it was taken`,
      fault: takenThenAnswers(json(status, { error: 'Try again later.', message: 'Try again later.' })),
      taken: 1,
      told: 'unknown',
      ...(status === 503 ? { quick: true } : {}),
    }),
  ),
  {
    name: 'a 502 with a page of a proxy',
    fault: takenThenAnswers({ status: 502, body: '<html>Bad Gateway' }),
    taken: 1,
    told: 'unknown',
  },
  {
    name: 'a 200 without a body',
    fault: takenThenAnswers({ status: 200, body: '' }),
    taken: 1,
    told: 'unknown',
  },
  { name: 'a 204', fault: takenThenAnswers({ status: 204, body: '' }), taken: 1, told: 'unknown' },
  { name: 'a 200 with null', fault: takenThenAnswers(json(200, null)), taken: 1, told: 'unknown' },
  { name: 'a 200 with nothing in it', fault: takenThenAnswers(json(200, {})), taken: 1, told: 'unknown' },
  {
    name: 'a 200 with empty data',
    fault: takenThenAnswers(json(200, { data: {} })),
    taken: 1,
    told: 'unknown',
  },
  {
    name: 'a 200 with a page',
    fault: takenThenAnswers({ status: 200, body: '<!doctype html><p>Welcome' }),
    taken: 1,
    told: 'unknown',
  },
  {
    name: 'a 200 with half of the JSON',
    fault: takenThenAnswers({ status: 200, body: '{"success":true,' }),
    taken: 1,
    told: 'unknown',
  },
  {
    name: 'a 200 with a message only',
    fault: takenThenAnswers(json(200, { message: null })),
    taken: 1,
    told: 'unknown',
    toldOfWithdrawal: 'accepted',
  },
  {
    name: 'a 200 with success and odd messages',
    fault: takenThenAnswers(json(200, { success: 'true', message: ['x'], error: null })),
    taken: 1,
    told: 'accepted',
  },
  ...[{ success: false }, { success: 'false' }, { error: true }, { status: 'error' }].map(
    (mark): Trial => ({
      name: `a 200 with ${JSON.stringify(mark)}`,
      fault: answers(json(200, { ...mark, message: 'Not today.' })),
      taken: 0,
      told: 'refused',
      sentence: 'Not today.',
      ...('success' in mark && mark.success === false ? { quick: true } : {}),
    }),
  ),
  {
    name: 'a 200 with success: false, null as its message',
    fault: answers(json(200, { success: false, message: null })),
    taken: 0,
    told: 'refused',
  },
  {
    name: 'a 200 with an error',
    fault: answers(json(200, { error: 'Not today.' })),
    taken: 0,
    told: 'refused',
    sentence: 'Not today.',
  },
  {
    name: 'a 422 with a list of sentences',
    fault: answers(json(422, { message: ['Not today.'], error: null })),
    taken: 0,
    told: 'refused',
    sentence: 'Not today.',
  },
  {
    name: 'a 400 without a sentence',
    fault: answers(json(400, { error: {}, message: 7 })),
    taken: 0,
    told: 'refused',
  },
  {
    name: 'a 403 with a page',
    fault: answers({ status: 403, body: '<html>Forbidden' }),
    taken: 0,
    told: 'refused',
  },
  {
    name: 'a 401, after which the token is renewed',
    fault: answers(json(401, {})),
    times: 1,
    taken: 1,
    told: 'accepted',
  },
  {
    name: 'a 401, and the renewed call is reset after it was taken',
    fault: (exchange) => (exchange.index === 0 ? answers(json(401, {})) : takenThen(reset))(exchange),
    taken: 1,
    told: 'unknown',
  },
];

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
    for (const { name, fault, times, taken, quick, sentence, ...trial } of trials) {
      const told = (form.name === 'withdrawal' && trial.toldOfWithdrawal) || trial.told;
      test(`${name}: ${told}`, { tag: quick ? '@quick' : [] }, async ({ page, server }) => {
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

    /** A movement that the provider has carried out, and whose answer is held. Returns what releases it. */
    const submitHeld = async (page: Page, server: Parameters<typeof openSignedIn>[1]) => {
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

    test('offline, and sent again when the connection is back', { tag: '@quick' }, async ({
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

    test('double click and Enter', async ({ page, server }) => {
      await openSignedIn(page, server, form.path);
      const before = server.countMovements();
      server.begin();
      await form.fillIn(page);
      await form.submitButton(page).dblclick();
      await expectTold(page, form, 'accepted');
      expect([server.countMovements() - before, server.calls.length]).toEqual([1, 1]);
    });

    test('two tabs at once: the second says so, and sends nothing', { tag: '@quick' }, async ({
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

    test('a reload meanwhile: it is told until it was looked up', { tag: '@quick' }, async ({
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

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RunningProvider } from '#mocks/browser.ts';
import { mount } from '#src/app/mount.tsx';
import { readMovements } from '#src/browser/pendingMovements.ts';
import { mountOverlay } from '#src/demo/mountOverlay.tsx';
import { loseMovement } from '#src/demo/paths/browserState.ts';
import { drawRing } from '#src/demo/player/highlightElement.ts';
import { ring } from '#src/demo/player/PlayerBar.css.ts';
import { moneyWithCare } from '#src/demo/tours/moneyWithCare.ts';
import { TourBar } from '#src/demo/tours/TourBar.tsx';
import type { Tour } from '#src/demo/tours/tour.ts';
import { createTourDriver } from '#src/demo/tours/tourDriver.ts';
import { prepareTour } from '#src/demo/tours/tourOptions.tsx';
import { createTourPlayback } from '#src/demo/tours/tourPlayback.ts';
import { allTours } from '#src/demo/tours/tours.ts';
import { notice } from '#src/ui/Notice.css.ts';
import { expectNoFindings } from '../support/axe';
import '../support/eachTest';
import { DESKTOP, onTestCleanup, PHONE, persona, provider } from '../support/openApp';
import { followLink } from '../support/screens';
import { createContainer } from './support';

const bar = () => page.getByRole('region', { name: 'Tour' });

/** A ring is on the screen, below the top and above the bar. */
function isPointedAt(): boolean {
  const shown = document.querySelector(`.${ring}`)?.getBoundingClientRect();
  return shown !== undefined && shown.bottom > 0 && shown.top < bar().element().getBoundingClientRect().top;
}

/** Without another call for so many milliseconds a screen has asked for all that it shows, below its end, too. */
const FILLED_AFTER_MS = 300;

/** Whoever gives the demo goes on when the screen is read: no call is under way, and none came since the look before. */
function isFilled({ controls }: RunningProvider): () => boolean {
  let asked = -1;
  return () => {
    const calls = controls.calls.list();
    const isSame = calls.length === asked;
    asked = calls.length;
    return isSame && calls.every(({ status, fault }) => status !== undefined || fault === 'unanswered');
  };
}

async function openTour(tour: Tour, width = DESKTOP, timeoutMs = 8000) {
  await page.viewport(width, 900);
  // Off the links of the screens, whose data is read ahead where the pointer rests.
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });
  const container = createContainer();
  let open = (_path: string) => {};
  const { playback, provider } = await prepareTour(tour, container, (path) => open(path), timeoutMs);
  let left = 0;
  const titles: (string | undefined)[] = [];
  playback.subscribe(() => {
    if (playback.get().phase !== 'preparing') titles.push(container.querySelector('h1')?.innerText);
  });
  await mount(container, {
    fetch: provider.fetch,
    onReady: (app) => {
      open = app.open;
      onTestCleanup(app.close);
    },
  });
  onTestCleanup(mountOverlay(<TourBar playback={playback} onLeave={() => (left += 1)} />));
  onTestCleanup(playback.stop);
  await playback.start();
  return { playback, provider, hasLeft: () => left > 0, titles };
}

test('a ring around a line of text covers neither the line above nor the one below', async () => {
  const lines = ['Above', 'Around', 'Below'].map((words) => {
    const line = document.createElement('p');
    line.textContent = words;
    return line;
  });
  const container = createContainer();
  container.append(...lines);
  const [above, around, below] = lines;
  if (!above || !around || !below) throw new Error('there are no lines');
  onTestCleanup(drawRing(around));
  const drawn = document.querySelector(`.${ring}`);
  if (!drawn) throw new Error('there is no ring');
  const { top, bottom } = drawn.getBoundingClientRect();
  const halo = Number.parseFloat(/(\d+)px$/.exec(getComputedStyle(drawn).boxShadow)?.[1] ?? '');
  const getText = (line: Element) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return range.getBoundingClientRect();
  };
  expect(top - halo).toBeGreaterThanOrEqual(getText(above).bottom);
  expect(bottom + halo).toBeLessThanOrEqual(getText(below).top);
});

test('what a notice says is pointed at with all of the notice', () => {
  const container = createContainer();
  container.innerHTML = `<p>Other words</p><div class="${notice}"><i></i><div><p>Some words</p></div></div>`;
  const driver = createTourDriver({ provider, container, timeoutMs: 0 });
  expect(driver.findText('Some words')?.className).toBe(notice);
  expect(driver.findText('Other words')?.tagName).toBe('P');
});

describe('a tour', () => {
  test.each(allTours.map((tour) => [tour.name, tour] as const))(
    '%s fits the screens of a phone',
    { timeout: 60_000 },
    async (_name, tour) => {
      const { playback, provider } = await openTour(tour, PHONE);
      for (const [index, { sentence, highlight }] of tour.steps.entries()) {
        if (index > 0) await playback.next();
        expect(playback.get()).toMatchObject({ step: index, problem: null });
        await expect.element(bar().getByText(sentence, { exact: true })).toBeVisible();
        if (highlight !== undefined) await expect.poll(isPointedAt).toBe(true);
        await expect.poll(isFilled(provider), { interval: FILLED_AFTER_MS }).toBe(true);
      }
      await expectNoFindings();
    },
  );

  test('points at the row of the history, not at the notice with the same amount', {
    timeout: 60_000,
  }, async () => {
    const { playback } = await openTour(moneyWithCare, PHONE);
    while (playback.get().step < 5) await playback.next();
    const row = page.getByRole('table').getByText('−$12.00000', { exact: true }).element();
    const isWithin = () => {
      const [inner, outer] = [row, document.querySelector(`.${ring}`)].map((one) =>
        one?.getBoundingClientRect(),
      );
      return inner && outer && outer.top <= inner.top && outer.bottom >= inner.bottom;
    };
    await expect.poll(isWithin).toBe(true);
  });

  test('tells its first sentence when the screen that it is about is there', async () => {
    const [tour] = allTours;
    if (!tour) throw new Error('there is no tour');
    const { titles } = await openTour(tour);
    expect(new Set(titles)).toEqual(new Set(['Financial Overview']));
  });

  test('goes forwards and back by the arrow keys, folds away, and is left by Escape', {
    timeout: 60_000,
  }, async () => {
    const [tour] = allTours;
    if (!tour) throw new Error('there is no tour');
    const { hasLeft, playback } = await openTour(tour);
    const [first, second] = tour.steps;
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(bar().getByText(second?.sentence ?? '')).toBeVisible();
    await userEvent.keyboard('n');
    await expect.element(bar().getByText(second?.notes ?? '')).toBeVisible();
    // Of the world that is left.
    loseMovement(localStorage, 'transfer', 12, persona(tour.persona).identifier);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(bar().getByText(first?.sentence ?? '')).toBeVisible();
    await expect.poll(() => playback.get()).toMatchObject({ step: 0, phase: 'paused', problem: null });
    expect(readMovements()).toEqual([]);
    await userEvent.keyboard('h');
    await expect.element(bar()).not.toBeInTheDocument();
    await userEvent.keyboard('h');
    await expect.element(bar()).toBeVisible();
    const field = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => field.remove());
    field.focus();
    await userEvent.keyboard('phn{ArrowRight}');
    expect(field.value).toBe('phn');
    const tab = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => tab.remove());
    tab.innerHTML = '<div role="tablist"><button type="button" role="tab">Table</button></div>';
    tab.querySelector('button')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await playback.next();
    expect(playback.get().step).toBe(1);
    await playback.back();
    expect(playback.get().step).toBe(0);
    // Escape closes what lies over the page.
    const sheet = document.body.appendChild(document.createElement('dialog'));
    onTestFinished(() => sheet.remove());
    sheet.innerHTML = '<button type="button">Close</button>';
    sheet.showModal();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect.poll(() => sheet.open).toBe(false);
    expect(playback.get().step).toBe(0);
    expect(hasLeft()).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(hasLeft()).toBe(true);
  });

  test('is left by Escape only after what is open on the screen, or is searched for, has had it', async () => {
    const [tour] = allTours;
    if (!tour) throw new Error('there is no tour');
    const { hasLeft } = await openTour(tour);
    await followLink('Transactions', 'Activity Details');
    const days = page.getByRole('button', { name: 'Days: All days' }).first();
    await days.click();
    await expect.element(days).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(days).toHaveAttribute('aria-expanded', 'false');
    const filter = page.getByLabelText('Filter', { exact: true }).first();
    await filter.fill('rejected');
    await userEvent.keyboard('{Escape}');
    await expect.element(filter).toHaveValue('');
    await followLink('Withdraw', 'Withdraw Funds');
    await page.getByLabelText('Amount', { exact: true }).fill('25');
    await page.getByLabelText('Wallet Address').fill(`0x${'a1'.repeat(20)}`);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const goBack = page.getByRole('button', { name: 'Go back' });
    await expect.element(goBack).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(goBack).not.toBeInTheDocument();
    await followLink('Reports', 'Reports Overview');
    await page.getByRole('tab', { name: 'Team Tree Graph' }).click();
    const search = page.getByRole('combobox', { name: 'Find a member' });
    await search.fill('Olivia');
    await expect.element(search).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(search).toHaveAttribute('aria-expanded', 'false');
    expect(hasLeft()).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(hasLeft()).toBe(true);
  });

  test('has its buttons in one row of the narrowest phone, and leads on from its last sentence to its end, also while it is hidden', async () => {
    const [tour] = allTours;
    if (!tour) throw new Error('there is no tour');
    const { playback, hasLeft } = await openTour({ ...tour, steps: tour.steps.slice(0, 2) }, 320);
    const rows = () =>
      new Set([...bar().element().querySelectorAll('button')].map((one) => one.getBoundingClientRect().top));
    await bar().getByRole('button', { name: 'Play' }).click();
    expect(rows().size).toBe(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => playback.get()).toMatchObject({ step: 1, phase: 'paused' });
    expect(rows().size).toBe(1);
    await userEvent.keyboard('h');
    await expect.element(bar()).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(bar().getByRole('button', { name: 'Finish' })).toHaveFocus();
    expect(hasLeft()).toBe(false);
  });

  test('goes on by its keys after a step that has filled in a field', { timeout: 60_000 }, async () => {
    const tour = allTours.find(({ name }) => name === 'member-year');
    if (!tour) throw new Error('there is no such tour');
    const { playback } = await openTour(tour);
    const typing = tour.steps.findIndex(({ actions }) => actions.some(({ type }) => type === 'fill'));
    while (playback.get().step < typing) await playback.next();
    await userEvent.keyboard('n{ArrowRight}');
    await expect.poll(() => playback.get()).toMatchObject({ step: typing + 1, problem: null });
    await expect.element(bar().getByText(tour.steps[typing + 1]?.notes ?? '')).toBeVisible();
  });

  test('finds back to its screen, and to what was typed there, after another one was opened', {
    timeout: 60_000,
  }, async () => {
    const tour = allTours.find(({ name }) => name === 'money-with-care');
    if (!tour) throw new Error('there is no such tour');
    const { playback } = await openTour(tour);
    while (playback.get().step < 2) await playback.next();
    await followLink('Donate', 'Donate Funds');
    await playback.next();
    expect(playback.get()).toMatchObject({ step: 3, problem: null, phase: 'paused' });
    await expect.element(bar().getByText(tour.steps[3]?.sentence ?? '')).toBeVisible();
  });

  test('whose world cannot be made says so, and can be left', async () => {
    const [tour] = allTours;
    if (!tour) throw new Error('there is no tour');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const playback = createTourPlayback({
      tour,
      driver: createTourDriver({ provider, container: createContainer(), timeoutMs: 200 }),
      restart: () => Promise.reject(new Error('No memory is left.')),
      timeoutMs: 200,
    });
    const onLeave = vi.fn();
    onTestCleanup(mountOverlay(<TourBar playback={playback} onLeave={onLeave} />));
    await playback.start();
    await expect
      .element(bar().getByRole('alert'))
      .toHaveTextContent(/could not be made.* No memory is left\.$/);
    await expect.element(bar().getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(bar().getByRole('alert')).toBeVisible();
    await bar().getByRole('button', { name: 'Leave' }).click();
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test('that does not fit the screen says why', async () => {
    const [tour] = allTours;
    if (!tour) throw new Error('there is no tour');
    const [first] = tour.steps;
    if (!first) throw new Error('there is no step');
    const misfit: Tour = {
      ...tour,
      steps: [{ ...first, actions: [{ type: 'click', role: 'button', name: 'No such button' }] }],
    };
    const { playback } = await openTour(misfit, DESKTOP, 200);
    expect(playback.get().problem).toBe('There is no button “No such button” on the screen.');
    await expect.element(bar().getByRole('alert')).toHaveTextContent('This step does not fit the screen');
  });
});

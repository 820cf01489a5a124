import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resolveForReader, toSentence } from '#machines/paths/describe.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { mount } from '#src/app/mount.tsx';
import { createPlayerOptions } from '#src/demo/player/playerOptions.tsx';
import { snapshotBrowserState } from '#src/demo/player/snapshotBrowserState.ts';
import { expectNoFindings } from '../support/axe';
import { button, heading, link, text } from '../support/locators';
import { cookies, DESKTOP, NARROW } from '../support/openApp';
import { eventually, see } from '../support/see';
import { newBox, onceOver, openPlayer, shortPlan } from './support';

const bar = () => page.getByRole('region', { name: 'Path player' });
const transfer = shortPlan('transfer', 3);

/** Cut off after so many steps. */
const first = (plan: Plan, steps: number): Plan => ({ ...plan, steps: plan.steps.slice(0, steps) });

/** Whose last step wants to see what is not there. */
function spoiled(plan: Plan): Plan {
  const steps = [...plan.steps];
  const last = steps.pop();
  if (!last) throw new Error('a plan without steps');
  return { ...plan, steps: [...steps, { ...last, assertions: [{ type: 'text', text: 'Pigs can fly' }] }] };
}

describe('the player', () => {
  test('plays a plan on the real screens and says how much was checked', async () => {
    await page.viewport(DESKTOP, 900);
    const plan = first(transfer, 3);
    const { over, playback } = await openPlayer(plan);
    await over;
    const { seen } = playback.get();
    expect(seen).toBeGreaterThan(20);
    await see(bar().getByText(`Passed: 3 steps, ${seen} checks`)).toBeVisible();
    await see(link('Play again')).toHaveAttribute('href', `/?path=${plan.id}`);
    await see(link('Back to the paths')).toHaveAttribute('href', '/demo/paths');
    await expectNoFindings();
  });

  test('stops where it is told to, takes single steps, and goes on', async () => {
    await page.viewport(DESKTOP, 900);
    const plan = first(transfer, 3);
    const [one, two] = plan.steps.map(({ sentence }) => toSentence(resolveForReader(sentence)));
    const { over, playback } = await openPlayer(plan, { speed: 'normal', paused: true });
    await see(bar().getByText('Start, then 3 steps')).toBeVisible();
    expect(playback.get().seen).toBe(0);

    await button('Step').click();
    await see(bar().getByText('Step 1 of 3')).toBeVisible();
    await see(bar().getByText(one ?? '', { exact: true })).toBeVisible();
    const seen = playback.get().seen;
    await button('Step').click();
    await see(bar().getByText(two ?? '', { exact: true })).toBeVisible();
    expect(playback.get().seen).toBeGreaterThan(seen);
    await see(button('Play')).toBeVisible();

    playback.setSpeed('fast');
    await userEvent.keyboard('{Alt>}p{/Alt}');
    await over;
    await see(bar().getByText(/^✓ Passed: 3 steps/)).toBeVisible();
  });

  test('shows each check of the step, and which were found to be so', async () => {
    await page.viewport(DESKTOP, 900);
    const plan = first(transfer, 2);
    await openPlayer(plan, { speed: 'normal', paused: true });
    const assertions = bar().getByRole('list', { name: 'What is checked in this step' });
    await see(assertions.getByText('the address is /dashboard/fund-transfer')).toHaveTextContent('(not yet)');
    await button('Step').click();
    await see(bar().getByText('Step 1 of 2')).toBeVisible();
    await see(assertions.getByText(/^the state is/)).toHaveTextContent('(not yet)');
    await expectNoFindings();
  });

  test('at a failure names step, state, sentence, what was wrong and the address that shows it again', async () => {
    await page.viewport(DESKTOP, 900);
    const plan = spoiled(first(transfer, 2));
    const last = plan.steps[1];
    const { over } = await openPlayer(plan, { patience: 1500 });
    await over;
    const alert = bar().getByRole('alert');
    await see(alert.getByText('Failed at step 2 of 2')).toBeVisible();
    await see(alert).toHaveTextContent(toSentence(resolveForReader(last?.sentence ?? '')));
    await see(alert).toHaveTextContent(last?.expected.state ?? '');
    await see(alert).toHaveTextContent('“Pigs can fly” is not on the screen.');
    await see(alert).toHaveTextContent(`${location.origin}/?path=${plan.id}`);
    await see(bar().getByText('“Pigs can fly” is shown')).toHaveTextContent('(not so)');

    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button('Copy link').click();
    expect(copied).toHaveBeenCalledWith(`${location.origin}/?path=${plan.id}`);
    await expectNoFindings();
  });

  test('on a narrow window says what it lacks, and leaves all of the app to be scrolled to', async () => {
    await page.viewport(NARROW, 740);
    await openPlayer(first(transfer, 1), { speed: 'normal', paused: true, narrow: true });
    await see(bar().getByText(/narrower than 1024 pixels/)).toBeVisible();
    await button('Step').click();
    await see(bar().getByText('Step 1 of 1')).toBeVisible();
    const { height } = bar().element().getBoundingClientRect();
    expect(height).toBeLessThan(740 / 2);
    await eventually(() => document.body.style.paddingBlockEnd).toBe(`${Math.round(height)}px`);
    await expectNoFindings([NARROW]);
  });

  test('of a path that there is not says so, and where the paths are', async () => {
    await page.viewport(DESKTOP, 900);
    await mount(
      newBox(),
      createPlayerOptions('transfer-nowhere', null, () => {}),
    );
    const main = page.getByRole('main');
    onceOver(() => main.element().closest('body > div')?.remove());
    await see(heading('There is no path “transfer-nowhere”.')).toBeVisible();
    await see(link('Back to the paths')).toHaveAttribute('href', '/demo/paths');
    await see(text('Demo – sample data')).toBeVisible();
    await expectNoFindings([NARROW]);
  });
});

test('what the browser kept before a path is put back after it', () => {
  localStorage.setItem('auth', 'mine');
  localStorage.setItem('theme', 'dark');
  // biome-ignore lint/suspicious/noDocumentCookie: the app writes them this way, too
  document.cookie = 'token=mine; Path=/';
  const giveBack = snapshotBrowserState();
  localStorage.clear();
  localStorage.setItem('auth', 'theirs');
  localStorage.setItem('deposit-wallet', 'theirs');
  for (const pair of ['token=theirs', 'role=theirs']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the app writes them this way, too
    document.cookie = `${pair}; Path=/`;
  }
  giveBack();
  expect({ ...localStorage }).toEqual({ auth: 'mine', theme: 'dark' });
  expect(cookies().get('token')).toBe('mine');
  expect(cookies().has('role')).toBe(false);
});

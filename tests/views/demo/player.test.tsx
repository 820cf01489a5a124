import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Assertion, kinds } from '#machines/models/kinds.ts';
import { toSentence } from '#machines/paths/describe.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { mount } from '#src/app/mount.tsx';
import { createPlayerOptions } from '#src/demo/player/playerOptions.tsx';
import { snapshotBrowserState } from '#src/demo/player/snapshotBrowserState.ts';
import { expectNoFindings } from '../support/axe';
import '../support/eachTest';
import { button, heading, link, text } from '../support/locators';
import { cookies, DESKTOP, NARROW, onTestCleanup, PHONE } from '../support/openApp';
import { createContainer, openPlayer, shortPlan } from './support';

const bar = () => page.getByRole('region', { name: 'Path player' });
const transfer = shortPlan('transfer', 3);

/** The page of these parameters, taken away after the test. */
async function openParameters(given: Partial<Parameters<typeof createPlayerOptions>[0]>): Promise<void> {
  const container = createContainer();
  container.id = 'root';
  const options = createPlayerOptions(
    { path: null, recording: null, walk: null, speed: null, ...given },
    () => {},
  );
  await mount(container, options);
  onTestCleanup(() => {
    for (const shown of [bar(), page.getByRole('main')]) shown.query()?.closest('body > div')?.remove();
  });
}

/** Cut off after so many steps. */
const cutOff = (plan: Plan, steps: number): Plan => ({ ...plan, steps: plan.steps.slice(0, steps) });

/** With an assertion in the last step that fails. */
function withFailingAssertion(plan: Plan): Plan {
  const steps = [...plan.steps];
  const last = steps.pop();
  if (!last) throw new Error('a plan without steps');
  const failing: Assertion = { type: 'text', text: 'Pigs can fly' };
  return { ...plan, steps: [...steps, { ...last, assertions: [failing] }] };
}

describe('the player', () => {
  test('plays a plan on the real screens and counts its assertions', async () => {
    await page.viewport(DESKTOP, 900);
    const plan = cutOff(transfer, 3);
    const { finished, playback } = await openPlayer(plan);
    await finished;
    const { passedCount } = playback.get();
    expect(passedCount).toBeGreaterThan(20);
    await expect.element(bar().getByText(`Passed: 3 steps, ${passedCount} assertions`)).toBeVisible();
    await expect.element(link('Play again')).toHaveAttribute('href', `/?path=${plan.id}`);
    await expect.element(link('Back to the paths')).toHaveAttribute('href', '/demo/paths');
    await expectNoFindings();
  });

  test('pauses, takes single steps, and continues', async () => {
    await page.viewport(DESKTOP, 900);
    const plan = cutOff(transfer, 3);
    const [one, two] = plan.steps.map(({ sentence }) => toSentence(kinds.describeText(sentence)));
    const { finished, playback } = await openPlayer(plan, { speed: 'normal', paused: true });
    await expect.element(bar().getByText('Start, then 3 steps')).toBeVisible();
    expect(playback.get().passedCount).toBe(0);

    await button('Step').click();
    await expect.element(bar().getByText('Step 1 of 3')).toBeVisible();
    await expect.element(bar().getByText(one ?? '', { exact: true })).toBeVisible();
    const passedCount = playback.get().passedCount;
    await button('Step').click();
    await expect.element(bar().getByText(two ?? '', { exact: true })).toBeVisible();
    expect(playback.get().passedCount).toBeGreaterThan(passedCount);
    await expect.element(button('Play')).toBeVisible();

    playback.setSpeed('fast');
    await userEvent.keyboard('{Alt>}p{/Alt}');
    await finished;
    await expect.element(bar().getByText(/^✓ Passed: 3 steps/)).toBeVisible();
  });

  test('lists the assertions of the step with their status', async () => {
    await page.viewport(DESKTOP, 900);
    const plan = cutOff(transfer, 2);
    await openPlayer(plan, { speed: 'normal', paused: true });
    const assertions = bar().getByRole('list', { name: 'Assertions of this step' });
    await expect
      .element(assertions.getByText('the address is /dashboard/fund-transfer'))
      .toHaveTextContent('(pending)');
    await button('Step').click();
    await expect.element(bar().getByText('Step 1 of 2')).toBeVisible();
    await expect.element(assertions.getByText(/^the state is/)).toHaveTextContent('(pending)');
    await expectNoFindings();
  });

  test('shows step, state, sentence, problem and replay URL of a failure', async () => {
    await page.viewport(DESKTOP, 900);
    const plan = withFailingAssertion(cutOff(transfer, 3));
    const last = plan.steps[2];
    const { finished } = await openPlayer(plan, { timeoutMs: 1500 });
    await finished;
    const alert = bar().getByRole('alert');
    await expect.element(alert.getByText('Failed at step 3 of 3')).toBeVisible();
    await expect.element(alert).toHaveTextContent(toSentence(kinds.describeText(last?.sentence ?? '')));
    await expect.element(alert).toHaveTextContent(last?.expected.state ?? '');
    await expect.element(alert).toHaveTextContent('“Pigs can fly” is not on the screen.');
    await expect.element(alert).toHaveTextContent(`${location.origin}/?path=${plan.id}`);
    await expect.element(bar().getByText('“Pigs can fly” is shown')).toHaveTextContent('(failed)');

    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button('Copy link').click();
    expect(copied).toHaveBeenCalledWith(`${location.origin}/?path=${plan.id}`);
    await expectNoFindings();
  });

  test('warns in a narrow window, and keeps the whole app scrollable', async () => {
    await page.viewport(NARROW, 740);
    await openPlayer(cutOff(transfer, 1), { speed: 'normal', paused: true, narrow: true });
    await expect.element(bar().getByText(/narrower than 1024 pixels/)).toBeVisible();
    await button('Step').click();
    await expect.element(bar().getByText('Step 1 of 1')).toBeVisible();
    const { height } = bar().element().getBoundingClientRect();
    expect(height).toBeLessThan(740 / 2);
    await expect.poll(() => document.body.style.paddingBlockEnd).toBe(`${Math.round(height)}px`);
    await expectNoFindings([PHONE]);
  });

  test('plays the steps of a walk in the address, and links to them', async () => {
    await page.viewport(DESKTOP, 900);
    const walk = JSON.stringify([
      [
        { type: 'open', path: '/' },
        { type: 'restoreStorage', stored: 'session' },
      ],
      [{ type: 'click', role: 'link', name: 'Donate' }],
    ]);
    await openParameters({ walk, speed: 'fast' });
    await expect.element(bar().getByText('Passed: 1 step')).toBeVisible();
    await expect.element(heading('Donate Funds')).toBeVisible();
    await expect.element(link('Play again')).toHaveAttribute('href', `/?walk=${encodeURIComponent(walk)}`);
  });

  test('shows that a path does not exist, and links to the list', async () => {
    await page.viewport(DESKTOP, 900);
    await openParameters({ path: 'transfer-nowhere' });
    await expect.element(heading('There is no path “transfer-nowhere”.')).toBeVisible();
    await expect.element(link('Back to the paths')).toHaveAttribute('href', '/demo/paths');
    await expect.element(text('Demo – sample data')).toBeVisible();
    await expectNoFindings([PHONE]);
  });

  test('loads a recording that is in the address', async () => {
    await page.viewport(NARROW, 740);
    const checks = [{ type: 'heading', text: 'Access Your Account' }];
    const step = { event: 'xstate.done.actor.readAuth', sentence: 'no session is stored', checks };
    const recording = JSON.stringify({ machine: 'session', steps: [step] });
    await openParameters({ recording });
    await expect.element(bar().getByText('Start, then 1 step')).toBeVisible();
    await expect.element(bar().getByText(/^From rehydrating to loggedOut.idle in 1 step/)).toBeVisible();
  });

  test.each([
    ['recording', { recording: '{"machine":"session"' }],
    ['walk', { walk: 'nowhere' }],
  ])('says when a %s cannot be read', async (what, given) => {
    await openParameters(given);
    await expect.element(heading(`This ${what} cannot be played.`)).toBeVisible();
  });
});

test('the browser state from before a path is restored after it', () => {
  localStorage.setItem('auth', 'mine');
  localStorage.setItem('theme', 'dark');
  // biome-ignore lint/suspicious/noDocumentCookie: the app writes them this way, too
  document.cookie = 'token=mine; Path=/';
  const restore = snapshotBrowserState();
  localStorage.clear();
  localStorage.setItem('auth', 'theirs');
  localStorage.setItem('deposit-wallet', 'theirs');
  for (const pair of ['token=theirs', 'role=theirs']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the app writes them this way, too
    document.cookie = `${pair}; Path=/`;
  }
  restore();
  expect({ ...localStorage }).toEqual({ auth: 'mine', theme: 'dark' });
  expect(cookies().get('token')).toBe('mine');
  expect(cookies().has('role')).toBe(false);
});

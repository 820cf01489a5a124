import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RunningProvider } from '#mocks/browser.ts';
import { readMovements } from '#src/browser/pendingMovements.ts';
import { applyBrand } from '#src/demo/brand/applyBrand.ts';
import { parseBrand, storeBrand } from '#src/demo/brand/brand.ts';
import { DemoControlsMarker } from '#src/demo/DemoControlsMarker.tsx';
import { mountOverlay } from '#src/demo/mountOverlay.tsx';
import { loseMovement } from '#src/demo/paths/browserState.ts';
import { AddressProblems } from '#src/demo/scenarios/AddressProblems.tsx';
import { withProgress } from '#src/demo/withProgress.ts';
import { tellReloadReason } from '#src/demo/worldReset.ts';
import { formatDollars } from '#src/domain/money.ts';
import { demo } from '#src/messages/demo.ts';
import { demoWorld as messages } from '#src/messages/demoWorld.ts';
import { expectNoFindings } from '../support/axe';
import { catchReload } from '../support/catchReload';
import { button, field, heading, message, text } from '../support/locators';
import { type OpenOptions, onTestCleanup, openApp, persona, provider } from '../support/openApp';
import { openScreen } from '../support/screens';

const panel = () => page.getByRole('dialog', { name: 'Demo controls' });
const inPanel = (name: string) => panel().getByRole('button', { name, exact: true });
const started = Promise.resolve(provider);

const options = (getProvider: () => Promise<RunningProvider> = () => started): OpenOptions => ({
  as: 'member',
  marker: <DemoControlsMarker getProvider={getProvider} started={started} />,
});
/** Its world lasts as long as the page. */
const inMemory = async () => ({ ...provider, getKeepProblem: () => 'refused' as const });

async function openStory() {
  await button('Demo controls').click();
  await expect.element(panel()).toBeVisible();
  await panel().getByRole('tab', { name: 'Story' }).click();
}

async function openControls() {
  await openScreen('/dashboard', 'Financial Overview', options());
  await openStory();
}

/** Less than a session lasts, and enough for somebody to have done something. */
const SIX_DAYS_MS = 6 * 86_400_000;

const member = persona('member');
const readBalance = async () => (await provider.controls.audit()).balances(member.identifier).deposit;

describe('the world in the demo controls', () => {
  test('is shown with its fingerprint, and a link opens it again', async () => {
    await openControls();
    const { definition } = await provider.worlds.describe();
    await expect
      .element(panel().getByText(messages.world.facts(60, definition.seed), { exact: false }))
      .toBeVisible();
    const hash = await provider.worlds.hash();
    await expect.element(panel().getByText(hash?.slice(0, 12) ?? '')).toBeVisible();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await inPanel('Copy link to this').click();
    await expect.element(message(messages.world.linkCopied)).toBeVisible();
    const { searchParams } = new URL(field(messages.world.linkField).element().getAttribute('value') ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      seed: '7',
      members: '60',
      at: new Date(definition.at).toISOString(),
      persona: 'member',
      screen: '/dashboard',
    });
  });

  test('has its link shown where the browser has no clipboard, as over http', async () => {
    await openControls();
    vi.spyOn(console, 'error');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    onTestCleanup(() => Reflect.deleteProperty(navigator, 'clipboard'));
    await inPanel('Copy link to this').click();
    await expect.element(message(messages.world.linkShown)).toBeVisible();
    await expect.element(field(messages.world.linkField)).toBeVisible();
    expect(console.error).not.toHaveBeenCalled();
  });

  test('that is replaced takes with it what is not known of movements of money', async () => {
    await provider.worlds.keep('Before');
    await openControls();
    loseMovement(localStorage, 'donation', 50, member.identifier);
    const reloaded = catchReload();
    await inPanel('Restore “Before”').click();
    await reloaded;
    expect(readMovements()).toEqual([]);
  });

  test('is led back and forth, kept, and restored', async () => {
    await openControls();
    const before = await readBalance();
    await expect.element(inPanel('Redo')).toBeDisabled();
    await provider.controls.deposit(member.identifier, 100);
    await expect.element(panel().getByText(`Last change: Deposit received – ${member.name}.`)).toBeVisible();
    await inPanel('Undo').click();
    await expect.element(message(demo.reloaded.undone)).toBeVisible();
    expect(await readBalance()).toBe(before);
    await expect.element(text(formatDollars(before))).toBeInTheDocument();
    await inPanel('Redo').click();
    await expect.poll(readBalance).toBe(before + 100);
    // There is nothing more to do again, and the keyboard goes on from there.
    await expect.element(inPanel('Redo')).toBeDisabled();
    await expect.element(inPanel('Redo')).toHaveFocus();

    await provider.controls.moveTo(provider.controls.now() + SIX_DAYS_MS);
    await expect.element(panel().getByText(messages.history.last(messages.history.time))).toBeVisible();
    await inPanel('Undo').click();
    await expect.element(panel().getByText(/^Last change: Deposit received/)).toBeVisible();

    await userEvent.fill(field(messages.history.name), ' \u200b');
    await inPanel('Keep a checkpoint').click();
    await expect.element(field(messages.history.name)).toBeInvalid();
    await userEvent.fill(field(messages.history.name), 'After the deposit');
    await inPanel('Keep a checkpoint').click();
    await inPanel('Undo').click();
    await expect.poll(readBalance).toBe(before);
    await expectNoFindings();
    const reloaded = catchReload();
    await inPanel('Restore “After the deposit”').click();
    await reloaded;
    expect(await readBalance()).toBe(before + 100);
    tellReloadReason();
    await expect.element(message(demo.reloaded.restored)).toBeVisible();
  });

  test('that was replaced several times has checkpoints that can be told apart', async () => {
    for (const _ of [1, 2, 3]) await provider.worlds.open({ members: 60, scenario: 'first-day' });
    await openControls();
    const list = panel().getByRole('list', { name: messages.history.list });
    await expect.element(list.getByText(/^First day: 60 members, /).first()).toBeVisible();
    const labels = [...list.element().querySelectorAll('button')].map((one) => one.ariaLabel);
    expect(labels.length).toBeGreaterThan(4);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('that lasts as long as the page is led back without a reload, and nothing says that a transfer was successful', async () => {
    await openApp('/dashboard/fund-transfer', options(inMemory));
    const send = async () => {
      await field('Recipient private key').fill(persona('leader').identifier);
      await field('Amount').fill('5');
      await button('Send Fund').click();
    };
    const takeBack = async () => {
      await openStory();
      await inPanel('Undo').click();
      await expect.element(message(demo.reloaded.undone)).toBeVisible();
      await userEvent.keyboard('{Escape}');
    };
    await send();
    await button('Confirm').click();
    await expect.element(text('Transaction Successful')).toBeVisible();
    await takeBack();
    await expect.element(text('Please send funds first.')).toBeVisible();
    await expect.element(text('Transaction Successful')).not.toBeInTheDocument();

    await button('Send funds').click();
    await send();
    await expect.element(text('Transaction Successful')).toBeVisible();
    await button('New transfer').click();
    await field('Recipient private key').fill(persona('inactive').identifier);
    await field('Amount').fill('6');
    await button('Send Fund').click();
    await expect.element(button('Confirm')).toBeVisible();
    await takeBack();
    await expect.element(page.getByRole('heading', { name: 'Send $6.00000?' })).toBeVisible();
    await page.getByRole('tab', { name: 'Review Transfer' }).click();
    await expect.element(text('Please send funds first.')).toBeVisible();
  });

  test('is exported, and a file that is none is refused in a sentence', async () => {
    await openControls();
    const files = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(files ?? panel(), new File(['{"format":"another"}'], 'another.json'));
    await expect.element(message(messages.history.problems.foreign)).toBeVisible();
    const text = await (await provider.worlds.exportFile()).text();
    const reloaded = catchReload();
    await userEvent.upload(files ?? panel(), new File([text], 'world.json'));
    await reloaded;
  });
});

describe('the customer’s own', () => {
  test('name, initial and colour are shown, and the marker stays what screen readers meet first', async () => {
    applyBrand(parseBrand('Demo~D~ffff00') ?? null);
    onTestCleanup(() => applyBrand(null));
    await openApp('/dashboard', options());
    await expect.element(page.getByRole('link', { name: 'Demo website' })).toBeVisible();
    await expect.poll(() => document.title).toBe('Financial Overview – Demo');
    const mark = document.querySelector('svg')?.ownerDocument.documentElement;
    expect(mark?.style.getPropertyValue('--brand-initial')).toBe('"D"');
    const marker = page.getByRole('complementary', { name: 'Demo – sample data' });
    await expect.element(marker).toBeInViewport({ ratio: 1 });
    const reader = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() && node.parentElement?.checkVisibility()
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
    );
    expect(reader.nextNode()?.textContent).toBe('Demo – sample data');
    await expectNoFindings();
  });

  test('is shown without a reload where that would lose the data', async () => {
    onTestCleanup(() => {
      applyBrand(null);
      storeBrand(null);
    });
    await openApp('/dashboard', options(inMemory));
    await openStory();
    await panel().getByRole('textbox', { name: messages.brand.name, exact: true }).first().fill('Acme');
    await inPanel('Apply').click();
    await expect.element(message(messages.brand.shownNext)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('link', { name: 'Transactions', exact: true }).click();
    await expect.poll(() => document.title).toBe('Activity Details – Acme');
  });
});

test('an initial of the customer’s own is counted in letters, as they are read', async () => {
  await openControls();
  onTestCleanup(() => {
    storeBrand(null);
    applyBrand(null);
  });
  await field('Name').fill('Acme');
  await field('Initial').fill('ABC');
  await inPanel('Apply').click();
  await expect.element(page.getByText('The initial has more than two letters.')).toBeVisible();
  const reloaded = catchReload();
  await field('Initial').fill('👨‍👩‍👧‍👦A');
  await inPanel('Apply').click();
  await reloaded;
});

test('work of more than half a second shows how far it is, and shorter work nothing', async () => {
  await openScreen('/signin', 'Access Your Account');
  const bar = page.getByRole('progressbar', { name: messages.progress.opening });
  expect(await withProgress('opening', async () => 'done')).toBe('done');
  const result = withProgress('opening', async (onProgress) => {
    onProgress(0.25);
    await expect.element(bar).toHaveAttribute('value', '0.25');
    await expect.element(message(messages.progress.opening)).toBeVisible();
    await expectNoFindings();
    onProgress(0.75);
    await expect.element(bar).toHaveAttribute('value', '0.75');
    throw new Error('it has failed');
  });
  await expect(result).rejects.toThrow('it has failed');
  await expect.element(bar).not.toBeInTheDocument();
});

test('an address that cannot be read is told on a page of its own, with the scenarios', async () => {
  onTestCleanup(mountOverlay(<AddressProblems problems={[messages.address.members('3')]} />));
  await expect.element(heading(messages.address.title)).toBeVisible();
  await expect.element(text(messages.address.members('3'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'A withdrawal rejected and refunded' }))
    .toHaveAttribute('href', '/?demo=rejected-withdrawal');
  await expectNoFindings();
});

import type { ReactNode } from 'react';
import toast from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notify } from '#src/actors/notify.ts';
import Toasts from '#src/app/Toasts.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  toast.remove();
});

/** How long react-hot-toast keeps a dismissed toast in the document, for its animation. */
const REMOVE_DELAY_MS = 1000;

/** Renders the toasts; returns a function that lets time pass. */
async function renderWithClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const screen = await render(<Toasts />);
  return async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await screen.rerender(<Toasts />);
  };
}

test('a toast is dismissed after 4000 ms', async () => {
  const pass = await renderWithClock();
  const message = page.getByText('The money has moved.');
  toast('The money has moved.');
  await pass(0);
  await pass(3999);
  await pass(REMOVE_DELAY_MS - 1);
  await expect.element(message).toBeInTheDocument();

  await pass(1);
  await pass(REMOVE_DELAY_MS);
  await expect.element(message).not.toBeInTheDocument();
});

test('a toast stays as long where the page’s clock is moved', async () => {
  const pass = await renderWithClock();
  notify.success('The money has moved.');
  await expect.poll(() => page.getByRole('status').elements()).toHaveLength(1);
  for (const hours of [1, -2]) {
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    await pass(1500);
    expect(document.querySelector('[data-toast=shown]')).toHaveTextContent('The money has moved.');
  }
  await pass(1000);
  await pass(REMOVE_DELAY_MS);
  await expect.element(page.getByText('The money has moved.')).not.toBeInTheDocument();
});

test('a toast stays while the pointer is over it', async () => {
  const pass = await renderWithClock();
  const message = page.getByText('The money has moved.');
  toast('The money has moved.');
  await pass(0);
  await userEvent.hover(message);
  await pass(60_000);
  await pass(REMOVE_DELAY_MS);
  await expect.element(message).toBeInTheDocument();

  await userEvent.unhover(message);
  await pass(4000);
  await pass(REMOVE_DELAY_MS);
  await expect.element(message).not.toBeInTheDocument();
});

test('success, failure and warning differ in icon and colour, without an injected style', async () => {
  await render(<Toasts />);
  const styles = document.querySelectorAll('style').length;
  toast.success('Moved.');
  toast.error('Refused.');
  toast('Late.');
  await expect.poll(() => page.getByRole('status').elements()).toHaveLength(3);
  const icons = [...document.querySelectorAll('[data-rht-toaster] svg')];
  expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(3);
  expect(new Set(icons.map((icon) => getComputedStyle(icon).color)).size).toBe(3);
  expect(document.querySelectorAll('style')).toHaveLength(styles);
});

test('a toast takes no press while it comes in, and takes it when it is in its place', async () => {
  await render(<Toasts />);
  toast('The money has moved.');
  const message = page.getByText('The money has moved.');
  await expect.element(message).toBeInTheDocument();
  const shown = message.element().closest('[data-toast]');
  const entrance = shown?.getAnimations()[0];
  if (!shown || !entrance) throw new Error('The toast comes in without an animation.');
  const takesPress = () => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  entrance.pause();
  // From the middle on all of it is in the window.
  const duration = Number(entrance.effect?.getComputedTiming().endTime);
  entrance.currentTime = duration * 0.9;
  expect(takesPress()).toBe(false);
  entrance.finish();
  expect(takesPress()).toBe(true);
});

/** Whether the toast lies over what has this role. */
const covers = (role: 'button' | 'heading' | 'definition' | 'strong' | 'paragraph') => {
  const shown = document.querySelector('[data-toast]')?.getBoundingClientRect() ?? new DOMRect();
  const below = page.getByRole(role).element().getBoundingClientRect();
  return shown.height > 0 && shown.top < below.bottom && shown.bottom > below.top;
};

test.each([
  ['title', 'heading', <h1 key="title">Access Your Account</h1>],
  [
    'title above the panel of a tab, which takes the focus,',
    'heading',
    <div key="title">
      <h1 style={{ margin: 0 }}>Account Settings</h1>
      <Tabs
        label="Account Settings"
        value="profile"
        onChange={() => undefined}
        tabs={[{ value: 'profile', label: 'Profile', content: <div style={{ height: '100vh' }} /> }]}
      />
    </div>,
  ],
  ['figure', 'definition', <dd key="figure">$390.25000</dd>],
  [
    'notice of what has failed',
    'strong',
    <Notice key="notice" tone="critical">
      <strong>Insufficient balance</strong>
    </Notice>,
  ],
  [
    'hint of a field',
    'paragraph',
    <Field key="hint" label="Amount" name="amount" hint="At least $50.00000." />,
  ],
] as const)('a toast covers no %s', async (_, role, below) => {
  await render(
    <>
      <Toasts />
      <dl style={{ position: 'fixed', inset: '2rem 0 auto' }}>{below}</dl>
    </>,
  );
  toast('Logged out successfully.');
  await expect.element(page.getByText('Logged out successfully.')).toBeVisible();
  // It comes from above the window.
  await expect.poll(() => document.getAnimations()).toEqual([]);
  expect(covers(role)).toBe(false);
});

test('a toast makes room for a control that comes to stand below it', async () => {
  const screen = (controls: ReactNode) => (
    <>
      <Toasts />
      <div>{controls}</div>
    </>
  );
  const { rerender } = await render(screen(null));
  toast('The money has moved.');
  await expect.element(page.getByText('The money has moved.')).toBeVisible();
  await rerender(
    screen(
      <button type="button" style={{ position: 'fixed', inset: '0 0 auto', height: 60 }}>
        Continue
      </button>,
    ),
  );
  await expect.poll(() => covers('button')).toBe(false);
});

test('a message that is shown again meanwhile is on the screen once, and new to screen readers', async () => {
  const pass = await renderWithClock();
  const showMessage = () => toast('Please login to continue.', { id: 'please-login' });
  showMessage();
  await pass(0);
  const [first] = page.getByRole('status').elements();
  await pass(3000);
  showMessage();
  await pass(0);
  const [second, ...others] = page.getByRole('status').elements();
  expect(second).toHaveTextContent('Please login to continue.');
  expect(second).not.toBe(first);
  expect(others).toEqual([]);
});

test('a message stays that is shown again in the moment in which its toast is removed', async () => {
  const pass = await renderWithClock();
  const show = () => notify.success('Logged out successfully.');
  show();
  await expect.element(page.getByText('Logged out successfully.')).toBeVisible();
  for (const age of [4000, REMOVE_DELAY_MS - 1]) await pass(age);

  const { success } = toast;
  vi.spyOn(toast, 'success').mockImplementationOnce((...shown) => {
    const id = success(...shown);
    // Before React has rendered it.
    vi.advanceTimersByTime(1);
    return id;
  });
  show();
  await expect.poll(() => toast.success).toHaveBeenCalledOnce();
  for (const age of [0, REMOVE_DELAY_MS, REMOVE_DELAY_MS]) await pass(age);
  const texts = () =>
    [...document.querySelectorAll('[data-toast=shown]')].map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(['Logged out successfully.']);
});

test('of what was taken back the success is dismissed, and no other message', async () => {
  const pass = await renderWithClock();
  notify.success('The money has moved.');
  notify.warning('The history is old.');
  await pass(0);
  await expect.element(page.getByText('The money has moved.')).toBeInTheDocument();
  notify.clearSuccesses();
  await pass(REMOVE_DELAY_MS);
  await expect.element(page.getByText('The money has moved.')).not.toBeInTheDocument();
  await expect.element(page.getByText('The history is old.')).toBeInTheDocument();
});

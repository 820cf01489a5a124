import toast from 'react-hot-toast';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import Toasts from '#src/app/Toasts.tsx';

afterEach(() => {
  vi.useRealTimers();
  toast.remove();
});

/** How long react-hot-toast keeps a dismissed toast in the document, for its animation. */
const REMOVE_DELAY_MS = 1000;

test('a toast is dismissed after 4000 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const screen = await render(<Toasts />);
  const pass = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await screen.rerender(<Toasts />);
  };
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyButton } from '#src/ui/CopyButton.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function renderCopyButton(onCopy: (text: string) => Promise<void>, onFailure = vi.fn()) {
  const copyButton = (
    <CopyButton
      text="TR-4F3A"
      label="Copy Code"
      copiedLabel="Copied!"
      copiedDurationMs={2000}
      onCopy={onCopy}
      onFailure={onFailure}
    />
  );
  const screen = await render(copyButton);
  const button = screen.getByRole('button');
  // Rendering again lets React finish whatever it was about to do.
  const settle = () => screen.rerender(copyButton);
  return {
    button,
    announced: screen.getByRole('status'),
    press: async () => {
      await button.click();
      await settle();
    },
    pass: async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      await settle();
    },
  };
}

test('the confirmation comes with the copy, is announced, and leaves after its time', async () => {
  const onCopy = vi.fn(async () => {});
  const { button, announced, press, pass } = await renderCopyButton(onCopy);
  await expect.element(button).toHaveAccessibleName('Copy Code');

  await press();
  expect(onCopy).toHaveBeenCalledWith('TR-4F3A');
  await expect.element(button).toHaveAccessibleName('Copied!');
  await expect.element(announced).toHaveTextContent('Copied!');

  await pass(1999);
  await expect.element(button).toHaveAccessibleName('Copied!');
  await pass(1);
  await expect.element(button).toHaveAccessibleName('Copy Code');
  await expect.element(announced).toBeEmptyDOMElement();
});

test('a second click restarts the confirmation', async () => {
  const { button, press, pass } = await renderCopyButton(async () => {});
  await press();
  await pass(1500);
  await press();
  await pass(1500);
  await expect.element(button).toHaveAccessibleName('Copied!');
  await pass(500);
  await expect.element(button).toHaveAccessibleName('Copy Code');
});

test('a failed copy is reported and not confirmed', async () => {
  const refusal = new Error('not allowed');
  const onFailure = vi.fn();
  const { button, announced, press } = await renderCopyButton(() => Promise.reject(refusal), onFailure);
  await press();
  expect(onFailure).toHaveBeenCalledWith(refusal);
  await expect.element(button).toHaveAccessibleName('Copy Code');
  await expect.element(announced).toBeEmptyDOMElement();
});

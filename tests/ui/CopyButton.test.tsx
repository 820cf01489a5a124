import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyButton } from '#src/ui/CopyButton.tsx';

const undefinedClipboard = (): Clipboard => Reflect.get({}, 'clipboard');

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
      selectedLabel="Selected"
    />
  );
  const screen = await render(copyButton);
  const button = screen.getByRole('button');
  // Rendering again lets React finish whatever it was about to do.
  const settle = () => screen.rerender(copyButton);
  return {
    screen,
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

test.each([
  ['refused', () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))],
  // Without https there is no clipboard, and the access to it throws.
  ['impossible', () => undefinedClipboard().writeText('TR-4F3A')],
])('a copy that is %s is reported, not confirmed, and the text is offered selected', async (_, onCopy) => {
  const onFailure = vi.fn();
  const { screen, button, announced, press } = await renderCopyButton(onCopy, onFailure);
  await press();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  const field = screen.getByRole('textbox', { name: 'Selected' });
  await expect.element(field).toHaveFocus();
  expect(getSelection()?.toString()).toBe('TR-4F3A');
  await expect.element(button).toHaveAccessibleName('Copy Code');
  await expect.element(announced).toBeEmptyDOMElement();
});

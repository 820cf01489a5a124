import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/reset.css.ts';
import { Button } from '#src/ui/Button.tsx';

test('a busy button keeps its name and size, stays focusable and ignores clicks', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onClick = vi.fn();
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Send Fund
      </Button>
    </form>
  );
  const screen = await render(form(false));
  const button = screen.getByRole('button', { name: 'Send Fund' });
  const { width, height } = button.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);

  await screen.rerender(form(true));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(button.element().getBoundingClientRect()).toMatchObject({ width, height });
  await button.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();

  await screen.rerender(form(false));
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/reset.css.ts';
import { Field } from '#src/ui/Field.tsx';

test('an error is linked to its field, marks it as invalid, and disappears once it is fixed', async () => {
  const field = (error: readonly string[] | null) => (
    <Field label="Amount" name="amount" hint="In dollars" error={error} />
  );
  const screen = await render(field(['Amount is required', 'Amount is not a number']));
  const input = screen.getByLabelText('Amount');
  await expect.element(input).toHaveAccessibleDescription('Amount is required In dollars');
  await expect.element(input).toBeInvalid();

  await screen.rerender(field(null));
  await expect.element(input).toHaveAccessibleDescription('In dollars');
  await expect.element(input).toBeValid();
});

test('a passcode can be shown and hidden without losing what was typed', async () => {
  const screen = await render(
    <Field
      label="Passcode"
      name="password"
      type="password"
      reveal={{ show: 'Show passcode', hide: 'Hide passcode' }}
    />,
  );
  const input = screen.getByLabelText('Passcode', { exact: true });
  await input.fill('correct horse');
  await screen.getByRole('button', { name: 'Show passcode' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('correct horse');
  await screen.getByRole('button', { name: 'Hide passcode' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveValue('correct horse');
});

import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/reset.css.ts';
import { Button } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';

test('values never become part of the URL, even before a submit handler is attached', async () => {
  const prevented: boolean[] = [];
  const listen = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', listen);
  onTestFinished(() => window.removeEventListener('submit', listen));

  const screen = await render(
    <Form>
      <input name="password" defaultValue="correct horse" aria-label="Passcode" />
      <button type="submit">Send</button>
    </Form>,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(prevented).toEqual([true]);
  expect(document.querySelector('form')?.method).toBe('post');
});

test('a button in a notice stands apart from its sentence', async () => {
  const screen = await render(
    <Notice tone="info">
      <p>A new version is available.</p>
      <Button>Reload</Button>
    </Notice>,
  );
  const getBox = (text: string) =>
    screen.getByText(text).element().closest('p, button')?.getBoundingClientRect();
  expect(getBox('Reload')?.top).toBe((getBox('A new version is available.')?.bottom ?? 0) + 8);
});

test('the words of a quiet button in a notice begin where its sentence does', async () => {
  const screen = await render(
    <Notice tone="info">
      <p>A new version is available.</p>
      <Button variant="quiet">Reload</Button>
    </Notice>,
  );
  const getStart = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(text).element());
    return Math.round(range.getBoundingClientRect().left);
  };
  expect(getStart('Reload')).toBe(getStart('A new version is available.'));
});

import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Form } from '#src/ui/Form.tsx';

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

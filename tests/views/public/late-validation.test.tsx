import { useEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLateValidation } from '#src/views/public/sign-in/useLateValidation.ts';
import { button } from '../support/locators';

const loadForever = () => new Promise<never>(() => undefined);

test('a press is not lost where its form becomes validated while its submit event is still on the way', async () => {
  let submits = 0;
  function LateForm() {
    const form = useRef<HTMLFormElement>(null);
    const { handleSubmit, handleAttached, state } = useLateValidation(form, loadForever);
    useEffect(() => {
      // After React has handled the event, which is when it runs the effects of the validation, which call this.
      document.addEventListener('submit', handleAttached);
      return () => document.removeEventListener('submit', handleAttached);
    }, [handleAttached]);
    return (
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          submits += 1;
          handleSubmit();
        }}
      >
        <button type="submit">{state === 'ready' ? 'Send' : 'Wait'}</button>
      </form>
    );
  }
  await render(<LateForm />);
  await button('Send').click();
  await expect.poll(() => submits).toBe(2);
  await expect.element(button('Send')).toBeVisible();
});

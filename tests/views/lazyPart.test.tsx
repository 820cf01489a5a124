import { type ComponentType, Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart, renewableLazy } from '#src/views/lazyPart.tsx';
import { expectCrashes, loggedSentences, watchConsole } from './support/console';
import { alert, button, text } from './support/locators';

/** A part whose file cannot be loaded `failures` times. */
function createPart(failures: number) {
  let attempts = 0;
  const Shown: ComponentType<{ readonly name: string }> = ({ name }) => <p>The chart of {name}</p>;
  const Part = lazyPart<{ readonly name: string }>(
    async () => {
      attempts += 1;
      if (attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: Shown };
    },
    { what: 'The chart', fallback: <p>Loading</p> },
  );
  return { Part, getAttempts: () => attempts };
}

test('a part that fails costs its own place, is logged once, and Retry brings it, with the focus', async () => {
  watchConsole();
  expectCrashes();
  const { Part, getAttempts } = createPart(2);
  await render(
    <>
      <p>The table</p>
      <Part name="Ada" />
    </>,
  );
  await expect.element(alert()).toHaveTextContent('The chart cannot be shown.');
  await expect.element(text('The table')).toBeVisible();
  expect(loggedSentences()).toHaveLength(1);
  expect(getAttempts()).toBe(1);

  await button('Retry').click();
  await expect.poll(getAttempts).toBe(2);
  await button('Retry').click();
  await expect.element(text('The chart of Ada')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('The chart of Ada');
});

test('an empty file in place of a part, as some hosts answer, is one that could not be loaded', async () => {
  watchConsole();
  expectCrashes();
  const Empty = lazyPart(async () => ({}), { what: 'The chart' });
  await render(<Empty />);
  await expect.element(alert()).toHaveTextContent('The chart could not be loaded.');
});

test('code that has been fetched before is rendered without the fallback, and a fetch that failed is tried again', async () => {
  const fallbacks: string[] = [];
  const Fallback = () => {
    fallbacks.push('shown');
    return null;
  };
  let attempts = 0;
  const Part = renewableLazy(async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>The screen</p> };
  });
  await Part.preload();
  await Part.preload();
  expect(attempts).toBe(2);
  await render(
    <Suspense fallback={<Fallback />}>
      <Part />
    </Suspense>,
  );
  await expect.element(text('The screen')).toBeVisible();
  expect(fallbacks).toEqual([]);
  expect(attempts).toBe(2);
});

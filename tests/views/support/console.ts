import { expect, vi } from 'vitest';

const logged: unknown[][] = [];
let crashesExpected = false;

/** Records what the app logs, without printing it. */
export function watchConsole(): void {
  logged.length = 0;
  crashesExpected = false;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    logged.push(words);
  });
}

/** Allows the errors that React logs for error boundaries. */
export const expectCrashes = (): void => {
  crashesExpected = true;
};

/** The messages that the app has logged. */
export const loggedSentences = (): unknown[] => logged.map(([sentence]) => sentence);

/** The app logs a failure as a message and its error; anything else is a warning of React or a crash. */
export function expectOnlyReportedErrors(): void {
  const others = logged.filter(
    ([sentence, failure]) =>
      !(typeof sentence === 'string' && !sentence.startsWith('%') && failure instanceof Error),
  );
  if (!crashesExpected) expect(others).toEqual([]);
}

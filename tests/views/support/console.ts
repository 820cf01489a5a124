import { expect, vi } from 'vitest';

const logged: unknown[][] = [];
let crashesExpected = false;

/** Keeps what the app logs out of the report, and in mind. */
export function watchConsole(): void {
  logged.length = 0;
  crashesExpected = false;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    logged.push(words);
  });
}

/** React logs what an error boundary catches. */
export const expectCrashes = (): void => {
  crashesExpected = true;
};

/** What the app has logged: its sentences. */
export const loggedSentences = (): unknown[] => logged.map(([sentence]) => sentence);

/** The app logs a failure as a sentence and its error. Anything else is a warning of React's or a crash. */
export function expectOnlyReportedErrors(): void {
  const others = logged.filter(
    ([sentence, failure]) =>
      !(typeof sentence === 'string' && !sentence.startsWith('%') && failure instanceof Error),
  );
  if (!crashesExpected) expect(others).toEqual([]);
}

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import StalledRun from './stalledRun';

const exit = vi.fn<typeof process.exit>();
const error = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process, 'exit').mockImplementation(exit);
  vi.spyOn(console, 'error').mockImplementation(error);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    exit.mockReset();
    error.mockReset();
  });
});

test('a run in which no test ends for five minutes is ended, and its unfinished files are named', () => {
  const run = new StalledRun();
  run.onTestRunStart();
  run.onTestModuleStart({ relativeModuleId: 'done.test.tsx' });
  run.onTestModuleStart({ relativeModuleId: 'crashed.test.tsx' });
  run.onTestModuleEnd({ relativeModuleId: 'done.test.tsx' });
  vi.advanceTimersByTime(299_000);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(error.mock.lastCall?.[0]).toContain('The run was at crashed.test.tsx.');
});

test('a run whose tests end now and then goes on, and one that has ended waits for nothing', () => {
  const run = new StalledRun();
  run.onTestRunStart();
  for (let minute = 0; minute < 30; minute += 1) {
    vi.advanceTimersByTime(60_000);
    run.onTestCaseResult();
  }
  run.onTestRunEnd();
  vi.advanceTimersByTime(3_600_000);
  expect(exit).not.toHaveBeenCalled();
});

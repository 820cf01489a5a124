import { describe, expect, test } from 'vitest';
import { countStep } from './countTests';

const vitestReport = (passed: number, failed: number, failedFiles = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: Array.from({ length: failedFiles }, () => ({ status: 'failed', assertionResults: [] })),
  });

describe('a step without tests of its own', () => {
  test('counts as one passed or one failed test', () => {
    expect(countStep({}, 0, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(countStep({}, 2, undefined)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('a step of vitest', () => {
  const step = { runner: 'vitest' } as const;

  test('has the count of its report', () => {
    expect(countStep(step, 0, vitestReport(12, 0))).toEqual({ passed: 12, failed: 0 });
    expect(countStep(step, 1, vitestReport(10, 2))).toEqual({ passed: 10, failed: 2 });
  });

  test('counts each file that fails before its first test', () => {
    expect(countStep(step, 1, vitestReport(3, 0, 2))).toEqual({ passed: 3, failed: 2 });
  });

  test('has failed when there are no tests, no report or a broken one', () => {
    expect(countStep(step, 0, vitestReport(0, 0))).toEqual({ passed: 0, failed: 1 });
    expect(countStep(step, 0, undefined)).toEqual({ passed: 0, failed: 1 });
    expect(countStep(step, 0, '{"numPassedTests":')).toEqual({ passed: 0, failed: 1 });
  });

  test('has failed when its exit code is bad although every test passed', () => {
    expect(countStep(step, 1, vitestReport(5, 0))).toEqual({ passed: 5, failed: 1 });
  });
});

describe('a step of Playwright', () => {
  const step = { runner: 'playwright' } as const;
  const report = (expected: number, unexpected: number, flaky: number) =>
    JSON.stringify({ stats: { expected, unexpected, flaky } });

  test('counts a flaky test as failed', () => {
    expect(countStep(step, 1, report(4, 1, 1))).toEqual({ passed: 4, failed: 2 });
  });

  test('has failed when its server did not start', () => {
    expect(countStep(step, 1, report(0, 0, 0))).toEqual({ passed: 0, failed: 1 });
  });
});

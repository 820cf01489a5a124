import * as z from 'zod/mini';
import type { PipelineStep } from './pipeline';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** A file that fails before its first test has no failed test; it counts as one failure. */
function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const failedFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + failedFiles.length };
}

/** A flaky test counts as a failure. */
function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky };
}

const counters: Record<NonNullable<PipelineStep['runner']>, (report: unknown) => Count> = {
  vitest: countVitest,
  playwright: countPlaywright,
};

/** The count in a runner's JSON report; zeros where it cannot be read. */
function readReport(runner: NonNullable<PipelineStep['runner']>, report: string | undefined): Count {
  try {
    return counters[runner](JSON.parse(report ?? ''));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/**
 * The count of a finished step. A runner without any test, or with a bad exit code although every test passed (an
 * unhandled error, a crash, a server that did not start), counts as one failure.
 */
export function countStep(
  step: Pick<PipelineStep, 'runner'>,
  exitCode: number,
  report: string | undefined,
): Count {
  if (!step.runner) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = readReport(step.runner, report);
  const unexplained = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return unexplained ? { passed: count.passed, failed: 1 } : count;
}

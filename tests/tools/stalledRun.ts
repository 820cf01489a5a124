import type { Reporter, TestModule } from 'vitest/node';

/** Far above the time of any test, also on a busy machine. */
const STALLED_AFTER_MS = 5 * 60_000;

/**
 * Ends a run in which no test ends any more, and names the files that it was at: Vitest 4 waits without end for a page that
 * has crashed or been cut off (vitest-dev/vitest#10791).
 */
export default class StalledRun implements Reporter {
  readonly #running = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  onTestRunStart(): void {
    this.#wait();
  }

  onTestModuleStart({ relativeModuleId }: Pick<TestModule, 'relativeModuleId'>): void {
    this.#running.add(relativeModuleId);
    this.#wait();
  }

  onTestCaseResult(): void {
    this.#wait();
  }

  onTestModuleEnd({ relativeModuleId }: Pick<TestModule, 'relativeModuleId'>): void {
    this.#running.delete(relativeModuleId);
    this.#wait();
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const files = [...this.#running].join(', ') || 'no file';
      console.error(`No test has ended for ${STALLED_AFTER_MS / 60_000} minutes. The run was at ${files}.`);
      process.exit(1);
    }, STALLED_AFTER_MS);
    this.#timer.unref();
  }
}

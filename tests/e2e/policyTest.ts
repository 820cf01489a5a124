import { test as base, expect } from '@playwright/test';
import { saveData } from './pageActions';

/** Begins what a page writes to its console about a violation. */
const PREFIX = 'policy violation: ';

function reportViolations(prefix: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = event;
    const place = `${sourceFile}:${lineNumber}:${columnNumber}`;
    console.error(`${prefix}${effectiveDirective} blocked ${blockedURI} at ${place} ${sample}`);
  });
}

interface PolicyFixtures {
  /** Violations of the content security policy in all pages of the test since the last call. What is left fails it. */
  readonly takeViolations: () => string[];
  /**
   * In all pages, unless a test says otherwise: each test has a new browser, for which the demo would store its two
   * hundred files, and the app fetch the code of every screen.
   */
  readonly savesData: boolean;
}

/** A test that fails where a page violates the policy that the builds are served with. */
export const test = base.extend<PolicyFixtures>({
  savesData: [true, { option: true }],
  takeViolations: [
    async ({ context, savesData }, use) => {
      if (savesData) await saveData(context);
      const violations: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (text.startsWith(PREFIX)) violations.push(text.slice(PREFIX.length));
      });
      await context.addInitScript(reportViolations, PREFIX);
      await use(() => violations.splice(0));
      expect(violations, 'violations of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

import { test as base, expect } from '@playwright/test';

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
}

/** A test that fails where a page violates the policy that the builds are served with. */
export const test = base.extend<PolicyFixtures>({
  takeViolations: [
    async ({ context }, use) => {
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

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Count, countStep } from './countTests';
import { findChromium } from './findChromium';
import { findFreePort } from './findFreePort';
import { githubReporter } from './githubReporter';
import { type PipelineStep, pipeline } from './pipeline';
import { formatSlowestFiles, readFileTimes } from './slowestFiles';

/** Far above the time of any step, so that a step that hangs is reported like the others. */
const STEP_TIMEOUT_MS = 10 * 60_000;

function createEnvironment(
  reportFile: string,
  port: number,
  chromium: string | undefined,
): NodeJS.ProcessEnv {
  const { FORCE_COLOR, ...inherited } = process.env;
  return {
    ...inherited,
    // Some runners colour their output in CI too, where it is written to a plain file.
    ...(process.stdout.isTTY ? { FORCE_COLOR } : { NO_COLOR: '1' }),
    ...(chromium ? { CHROMIUM: chromium } : {}),
    E2E_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  };
}

function getReporterArgs(step: PipelineStep, reportFile: string): string[] {
  if (step.runner === 'vitest') {
    const reporters = ['default', 'json', ...githubReporter('github-actions')];
    return [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${reportFile}`];
  }
  return step.runner === 'playwright'
    ? [`--reporter=${['list', 'json', ...githubReporter('github')].join()}`]
    : [];
}

const run = (step: PipelineStep, reportFile: string, env: NodeJS.ProcessEnv) =>
  new Promise<number>((resolve) => {
    const script = path.join('node_modules', step.script);
    const args = [script, ...step.args, ...getReporterArgs(step, reportFile)];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
      timeout: STEP_TIMEOUT_MS,
      // On SIGINT Playwright stops its server as well.
      killSignal: 'SIGINT',
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      if (signal) console.error(`${step.name} was stopped by ${signal}`);
      resolve(code ?? 1);
    });
  });

function readOptionalFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parseReport(report: string | undefined): unknown {
  try {
    return JSON.parse(report ?? '');
  } catch {
    return undefined;
  }
}

const reports = mkdtempSync(path.join(tmpdir(), 'trellis-test-'));
const summary: string[] = [];
const fileTimes: ReturnType<typeof readFileTimes>[number][] = [];
const total = { passed: 0, failed: 0 };
try {
  const chromium = findChromium();
  // So that the end-to-end tests never talk to another server.
  const port = await findFreePort();
  for (const step of pipeline.filter(({ quick }) => quick || !process.argv.includes('--quick'))) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const reportFile = path.join(reports, `${step.name}.json`);
    const exitCode = await run(step, reportFile, createEnvironment(reportFile, port, chromium));
    const report = readOptionalFile(reportFile);
    const count: Count = countStep(step, exitCode, report);
    fileTimes.push(...readFileTimes(parseReport(report)));
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const line = `${step.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`;
    summary.push(line);
    console.log(`── ${line}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
if (fileTimes.length > 0) console.log(`\nThe slowest files\n${formatSlowestFiles(fileTimes)}`);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

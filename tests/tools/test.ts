import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseJson } from '#mocks/parseJson.ts';
import { type Count, countStep } from './countTests';
import { findChromium } from './findChromium';
import { findFreePort } from './findFreePort';
import { githubReporter } from './githubReporter';
import { type PipelineStep, pipeline } from './pipeline';
import { formatSlowestFiles, readFileTimes } from './slowestFiles';

const STALLED_RUN = './tests/tools/stalledRun.ts';

/**
 * Far above the time of any step, so that a step that hangs is reported like the others: the end-to-end tests take four
 * minutes, and ten on a machine that is slow or busy.
 */
const STEP_TIMEOUT_MS = 30 * 60_000;

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
    const reporters = ['default', 'json', STALLED_RUN, ...githubReporter('github-actions')];
    return [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${reportFile}`];
  }
  return step.runner === 'playwright'
    ? [`--reporter=${['list', 'json', ...githubReporter('github')].join()}`]
    : [];
}

/** The output of steps that run at the same time is printed step by step. */
const run = (step: PipelineStep, isAlone: boolean, reportFile: string, env: NodeJS.ProcessEnv) =>
  new Promise<number>((resolve) => {
    const output: Buffer[] = [];
    const script = path.join('node_modules', step.script);
    const args = [script, ...step.args, ...getReporterArgs(step, reportFile)];
    const child = spawn(process.execPath, args, {
      stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env,
      timeout: STEP_TIMEOUT_MS,
      // On SIGINT Playwright stops its server as well.
      killSignal: 'SIGINT',
    });
    child.stdout?.on('data', (part: Buffer) => output.push(part));
    child.stderr?.on('data', (part: Buffer) => output.push(part));
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code, signal) => {
      process.stdout.write(Buffer.concat(output));
      if (signal) console.error(`${step.name} was stopped by ${signal}`);
      resolve(code ?? 1);
    });
  });

/** Steps that run at the same time, in the order of running. */
function groupSteps(steps: readonly PipelineStep[]): readonly (readonly PipelineStep[])[] {
  const groups: PipelineStep[][] = [];
  for (const step of steps) {
    if (step.isBeside && groups.length > 0) groups.at(-1)?.push(step);
    else groups.push([step]);
  }
  return groups;
}

function readOptionalFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
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
  const runStep = async (step: PipelineStep, isAlone: boolean) => {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const reportFile = path.join(reports, `${step.name}.json`);
    const exitCode = await run(step, isAlone, reportFile, createEnvironment(reportFile, port, chromium));
    const report = readOptionalFile(reportFile);
    const count: Count = countStep(step, exitCode, report);
    fileTimes.push(...readFileTimes(parseJson(report ?? '')));
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const line = `${step.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`;
    summary.push(line);
    console.log(`── ${line}`);
  };
  const steps = pipeline.filter(({ quick }) => quick || !process.argv.includes('--quick'));
  for (const group of groupSteps(steps)) {
    await Promise.all(group.map((step) => runStep(step, group.length === 1)));
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

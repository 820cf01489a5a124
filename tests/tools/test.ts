import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './findChromium';
import { type PipelineStep, pipeline } from './pipeline';
import { type Count, countStep } from './reports';

/** Far above what any step needs: a step that hangs must not keep the others from being reported. */
const STEP_LIMIT_MS = 10 * 60_000;

/** A port nobody uses at this moment, so that the end-to-end tests never talk to somebody else's server. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function environment(reportFile: string, port: number, chromium: string | undefined): NodeJS.ProcessEnv {
  const { FORCE_COLOR, ...inherited } = process.env;
  return {
    ...inherited,
    // Some runners colour their output for CI too, where it ends in a plain file.
    ...(process.stdout.isTTY ? { FORCE_COLOR } : { NO_COLOR: '1' }),
    ...(chromium ? { CHROMIUM: chromium } : {}),
    E2E_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  };
}

function reporting(step: PipelineStep, reportFile: string): string[] {
  if (step.runner === 'vitest') {
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  }
  return step.runner === 'playwright' ? ['--reporter=list,json'] : [];
}

const run = (step: PipelineStep, reportFile: string, env: NodeJS.ProcessEnv) =>
  new Promise<number>((resolve) => {
    const script = path.join('node_modules', step.script);
    const args = [script, ...step.args, ...reporting(step, reportFile)];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
      timeout: STEP_LIMIT_MS,
      // Playwright takes its server down with it on this one.
      killSignal: 'SIGINT',
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      if (signal) console.error(`${step.name} was ended by ${signal}`);
      resolve(code ?? 1);
    });
  });

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const reports = mkdtempSync(path.join(tmpdir(), 'trellis-test-'));
const summary: string[] = [];
const total = { passed: 0, failed: 0 };
try {
  const chromium = findChromium();
  const port = await freePort();
  for (const step of pipeline.filter(({ quick }) => quick || !process.argv.includes('--quick'))) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const reportFile = path.join(reports, `${step.name}.json`);
    const exitCode = await run(step, reportFile, environment(reportFile, port, chromium));
    const count: Count = countStep(step, exitCode, readIfThere(reportFile));
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
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

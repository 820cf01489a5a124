import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import { findFreePort } from '../../tools/findFreePort';
import { type EngineDriver, pressActions, typeActions } from './driver';
import { findProgram } from './findProgram';

const START_TIMEOUT_MS = 30_000;

const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const sizeSchema = z.tuple([z.number(), z.number()]);

/** A command of [WebDriver](https://www.w3.org/TR/webdriver2/). */
async function send(url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json' },
  });
  const { value } = answerSchema.parse(await response.json());
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

async function waitUntilReady(origin: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The system's WebKitGTK over its WebDriver, on a virtual display where there is none. */
export async function startSystemWebKit(): Promise<EngineDriver | undefined> {
  const program = findProgram(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver');
  const display = process.env.DISPLAY ? [] : ['xvfb-run', '--auto-servernum'];
  if (program === undefined || findProgram(display[0] ?? program) === undefined) return undefined;
  const port = await findFreePort();
  const [command = program, ...args] = [...display, program, `--port=${port}`, '--host=127.0.0.1'];
  // A group of its own: what xvfb-run has started does not end with it.
  const driver = spawn(command, args, { stdio: 'ignore', detached: true });
  const exited = once(driver, 'exit');
  // By the test's end it may have ended by a signal, too: a second one would fail and keep Playwright from ending.
  const stop = () => {
    if (driver.pid !== undefined && driver.exitCode === null && driver.signalCode === null) {
      process.kill(-driver.pid);
    }
  };
  // Also after a test that was stopped by its timeout.
  process.once('exit', stop);
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin);
  const { sessionId, capabilities } = sessionSchema.parse(
    await send(`${origin}/session`, { capabilities: {} }),
  );
  const session = `${origin}/session/${sessionId}`;
  const evaluate = async (expression: string) =>
    z.string().parse(await send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }));
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => {
      await send(`${session}/url`, { url });
    },
    evaluate,
    press: async (point) => {
      await send(`${session}/actions`, { actions: pressActions(point) });
    },
    type: async (text) => {
      await send(`${session}/actions`, { actions: typeActions(text) });
    },
    resize: async (width, height) => {
      const frame = sizeSchema.parse(
        JSON.parse(await evaluate('JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])')),
      );
      await send(`${session}/window/rect`, { width: width + frame[0], height: height + frame[1] });
    },
    takeScreenshot: async () => Buffer.from(z.string().parse(await send(`${session}/screenshot`)), 'base64'),
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      stop();
      await exited;
    },
  };
}

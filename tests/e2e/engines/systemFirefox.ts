import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import * as z from 'zod/mini';
import { type EngineDriver, pressActions, typeActions } from './driver';
import { findProgram } from './findProgram';

const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;
const START_TIMEOUT_MS = 60_000;

const messageSchema = z.object({
  id: z.optional(z.nullable(z.number())),
  result: z.optional(z.unknown()),
  message: z.optional(z.string()),
});
const sessionSchema = z.object({
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const treeSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });
const evaluationSchema = z.object({
  result: z.optional(z.object({ value: z.string() })),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
});
const screenshotSchema = z.object({ data: z.string() });

type Send = (method: string, params: object) => Promise<unknown>;

/** The conversation of [WebDriver BiDi](https://w3c.github.io/webdriver-bidi/): each command has one answer. */
async function connect(url: string): Promise<{ readonly send: Send; close(): void }> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const waiting = new Map<number, (message: z.infer<typeof messageSchema>) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const message = messageSchema.parse(JSON.parse(String(data)));
    if (message.id !== undefined && message.id !== null) waiting.get(message.id)?.(message);
  });
  await once(socket, 'open');
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, ({ result, message }) => {
          waiting.delete(id);
          if (message === undefined) resolve(result);
          else reject(new Error(`${method}: ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}

/**
 * The system's Firefox over WebDriver BiDi, which it speaks itself, with an empty profile. Playwright's channel
 * `moz-firefox` does the same, but sends commands that Firefox 153 ESR does not have yet.
 */
export async function startSystemFirefox(): Promise<EngineDriver | undefined> {
  const program = findProgram(process.env.FIREFOX ?? 'firefox', 'firefox-esr');
  if (program === undefined) return undefined;
  const profile = await mkdtemp(path.join(tmpdir(), 'trellis-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(browser, 'exit');
  // Also after a test that was stopped by its timeout.
  process.once('exit', () => browser.kill());
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox did not start.')), START_TIMEOUT_MS);
    createInterface(browser.stderr).on('line', (line) => {
      const [, found] = LISTENING.exec(line) ?? [];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  const { send, close } = await connect(`${url}/session`);
  const { capabilities } = sessionSchema.parse(await send('session.new', { capabilities: {} }));
  const [{ context }] = treeSchema.parse(await send('browsingContext.getTree', {})).contexts;
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (address) => {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
      const { result, exceptionDetails } = evaluationSchema.parse(answer);
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    press: async (point) => {
      await send('input.performActions', { context, actions: pressActions(point) });
    },
    type: async (text) => {
      await send('input.performActions', { context, actions: typeActions(text) });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    takeScreenshot: async () => {
      const { data } = screenshotSchema.parse(await send('browsingContext.captureScreenshot', { context }));
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      close();
      browser.kill();
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

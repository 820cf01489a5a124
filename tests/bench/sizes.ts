import { execFileSync } from 'node:child_process';
import { type LoadedFile, measurePageLoads } from './pageLoads';
import { printTable } from './printTable';

/** The aims of the design, in kB (1,000 bytes) after gzip. */
const AIMS = {
  provider: { signIn: 100, dashboard: 150, requests: 6 },
  demo: { signIn: 300, dashboard: undefined, requests: undefined },
} as const;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const sum = (files: readonly LoadedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

function printLoad(title: string, all: readonly LoadedFile[], aim?: number, mostRequests?: number): void {
  const files = all.filter(({ isForBrowser }) => !isForBrowser);
  const others = all.filter(({ isForBrowser }) => isForBrowser);
  const total = kB(sum(files));
  const rows = files.toSorted((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => [file, kB(bytes)]);
  printTable(title, ['file', 'kB gzip'], [...rows, ['all told', total]]);
  const requests = mostRequests === undefined ? '' : ` (aim: at most ${mostRequests})`;
  const size = aim === undefined ? '' : ` (aim: at most ${aim})`;
  console.log(`${files.length} requests${requests}, ${total} kB${size}`);
  const names = others.map(({ file }) => file).join(', ');
  if (names) console.log(`not counted, as no page waits for them: ${names}, ${kB(sum(others))} kB`);
}

/** In a process of its own: this one runs sources for development, and a build would take that over. */
function build(mode: string): void {
  const { NODE_ENV: _, ...env } = process.env;
  const args = ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--logLevel', 'warn'];
  execFileSync(process.execPath, args, { env, stdio: 'inherit' });
}

/** Builds both apps and prints what a real browser loads of each. */
export async function benchSizes(): Promise<void> {
  for (const name of ['provider', 'demo'] as const) {
    const mode = name === 'demo' ? 'demo' : 'production';
    build(mode);
    const { signIn, dashboard } = await measurePageLoads(`dist/${name}`, mode);
    printLoad(`Sign-in page, ${name} build`, signIn, AIMS[name].signIn, AIMS[name].requests);
    printLoad(`Cold dashboard, ${name} build`, dashboard, AIMS[name].dashboard);
  }
}

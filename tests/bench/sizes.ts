import { buildApp } from './buildPage';
import { measurePageLoads, type PageLoad } from './pageLoads';
import { printTable } from './printTable';
import type { LoadedFile } from './serveBuild';

/** The aims of the design, in kB (1,000 bytes) after gzip. */
const AIMS = {
  provider: { signIn: 100, dashboard: 150, requests: 6 },
  demo: { signIn: 300, dashboard: undefined, requests: undefined },
} as const;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const sum = (files: readonly LoadedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

function printLoad(title: string, load: PageLoad, aim?: number, mostRequests?: number): void {
  const files = load.before.filter(({ isForBrowser }) => !isForBrowser);
  const later = load.after.filter(({ isForBrowser }) => !isForBrowser);
  const others = [...load.before, ...load.after].filter(({ isForBrowser }) => isForBrowser);
  const total = kB(sum(files));
  const rows = files.toSorted((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => [file, kB(bytes)]);
  printTable(title, ['file', 'kB gzip'], [...rows, ['all told', total]]);
  const requests = mostRequests === undefined ? '' : ` (aim: at most ${mostRequests})`;
  const size = aim === undefined ? '' : ` (aim: at most ${aim})`;
  console.log(`${files.length} requests${requests}, ${total} kB${size} until it can be used`);
  printOthers('after that', later);
  printOthers('not counted, as no page waits for them', others);
}

function printOthers(reason: string, files: readonly LoadedFile[]): void {
  const names = files.map(({ file }) => file).join(', ');
  if (names) console.log(`${reason}: ${names}, ${kB(sum(files))} kB`);
}

/** Builds both apps and prints what a real browser loads of each. */
export async function benchSizes(): Promise<void> {
  for (const name of ['provider', 'demo'] as const) {
    buildApp('--mode', name === 'demo' ? 'demo' : 'production');
    const { signIn, dashboard } = await measurePageLoads(`dist/${name}`);
    printLoad(`Sign-in page, ${name} build`, signIn, AIMS[name].signIn, AIMS[name].requests);
    printLoad(`Cold dashboard, ${name} build`, dashboard, AIMS[name].dashboard);
  }
}

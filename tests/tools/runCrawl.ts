import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { openSignedIn } from '#machines/models/builders.ts';
import type { Action } from '#machines/models/kinds.ts';
import type { TakenStep } from '#machines/paths/walk.ts';
import { urls } from '#src/urls.ts';
import type { SentKnown } from '../paths/run/page';
import { openBrowser, servePlans } from '../paths/run/planBrowser';
import { loadAll } from '../paths/run/playPlans';
import { parseArguments } from './arguments';

/** Something on a screen may end a crawl of it: then the rest is tried from a new start, so often. */
const MAX_STARTS = 12;
const WINDOWS = [
  { width: 1440, zone: 'America/Los_Angeles', media: 'light' },
  { width: 360, zone: 'Asia/Kolkata', media: 'dark' },
] as const;
const PUBLIC_PATHS = [urls.signIn, urls.signUp, urls.forgotPassword, urls.resetPassword('a-token')];
const MEMBER_PATHS = [
  urls.dashboard,
  urls.deposit,
  urls.withdraw,
  urls.donate,
  urls.fundTransfer,
  `${urls.fundTransfer}?tab=history`,
  urls.transactions,
  urls.network,
  urls.reports,
  `${urls.reports}?tab=earning`,
  `${urls.reports}?tab=performance`,
  `${urls.reports}?tab=team`,
  `${urls.reports}?tab=graph`,
  urls.statement,
  urls.setting,
  `${urls.setting}?tab=security`,
];

/** How each screen is opened, by its path. */
const STARTS: readonly (readonly [string, readonly Action[]])[] = [
  ...PUBLIC_PATHS.map(
    (path) =>
      [
        path,
        [
          { type: 'open', path },
          { type: 'restoreStorage', stored: 'nothing' },
        ],
      ] as const,
  ),
  ...MEMBER_PATHS.map((path) => [path, openSignedIn(path)] as const),
];

interface CrawledPlan {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly TakenStep[];
}

parseArguments(
  new Command('npm run paths:crawl --').description(
    'Does once what can be done on each screen, and writes it as plans into machines/models/crawled.json.',
  ),
);

const server = await servePlans({ folder: 'plans' });
const browser = await openBrowser();
const plans: CrawledPlan[] = [];
let known: SentKnown = { tried: [], openers: [] };
try {
  await loadAll([browser], server.address);
  const add = (name: string, title: string, steps: readonly TakenStep[]) => {
    if (steps.length > 1) plans.push({ id: `crawl-${name}`, title, steps });
  };
  for (const { width, zone, media } of WINDOWS) {
    const set: readonly Action[] = [
      { type: 'resize', width },
      { type: 'moveToZone', zone },
      { type: 'emulateMedia', media },
    ];
    for (const [path, open] of STARTS) {
      const name = path.replace(/^\/(dashboard\/)?/, '').replace(/\W+/g, '-');
      for (let index = 1; index <= MAX_STARTS; index += 1) {
        const crawled = await browser.crawl([...set, ...open], known);
        const isDone = crawled.known.tried.length === known.tried.length;
        ({ known } = crawled);
        if (isDone) break;
        const title = `What can be done on ${path} in a window of ${width} pixels, part ${index}`;
        add(`${name}-${width}-${index}`, title, crawled.steps);
      }
      const refused = await browser.crawlRefusals([...set, ...open], path);
      const title = `Each call that ${path} makes at once is refused, in a window of ${width} pixels`;
      add(`${name}-${width}-refused`, title, refused);
    }
  }
} finally {
  await Promise.all([browser.close(), server.close()]);
}
const file = 'machines/models/crawled.json';
writeFileSync(file, `${JSON.stringify(plans)}\n`);
const biome = 'node_modules/@biomejs/biome/bin/biome';
spawnSync(process.execPath, [biome, 'format', '--write', '--log-level=error', file], { stdio: 'inherit' });
const steps = plans.reduce((sum, plan) => sum + plan.steps.length - 1, 0);
console.info(
  `${plans.length} plans, ${steps} steps. What they cause is recorded by npm run paths:run -- --record`,
);

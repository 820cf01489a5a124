import type { Page } from '@playwright/test';
import { earnings } from '#src/messages/earnings.ts';
import { reports } from '#src/messages/reports.ts';
import { tables } from '#src/messages/tables.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** the heading of level 1 */
  readonly heading: string;
  /** the entry of the menu, for the first tab of a screen */
  readonly entry?: string;
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/dashboard', heading: 'Financial Overview', entry: 'Dashboard' },
  {
    name: 'transactions',
    path: '/dashboard/transactions',
    heading: 'Activity Details',
    entry: 'Transactions',
  },
  {
    name: 'transfer form',
    path: '/dashboard/fund-transfer',
    heading: 'Fund Transfer',
    entry: 'Fund Transfer',
  },
  { name: 'transfer review', path: '/dashboard/fund-transfer?tab=review', heading: 'Fund Transfer' },
  { name: 'transfer history', path: '/dashboard/fund-transfer?tab=history', heading: 'Fund Transfer' },
  { name: 'network activity', path: '/dashboard/network', heading: 'Network', entry: 'Network' },
  { name: 'network team', path: '/dashboard/network?tab=team', heading: 'Network' },
  { name: 'deposit', path: '/dashboard/deposit', heading: 'Deposit Funds', entry: 'Deposit' },
  { name: 'withdraw', path: '/dashboard/withdraw', heading: 'Withdraw Funds', entry: 'Withdraw' },
  { name: 'donate', path: '/dashboard/donate', heading: 'Donate Funds', entry: 'Donate' },
  { name: 'reports referrals', path: '/dashboard/reports', heading: 'Reports Overview', entry: 'Reports' },
  { name: 'reports earning', path: '/dashboard/reports?tab=earning', heading: 'Reports Overview' },
  { name: 'reports performance', path: '/dashboard/reports?tab=performance', heading: 'Reports Overview' },
  { name: 'reports team', path: '/dashboard/reports?tab=team', heading: 'Reports Overview' },
  { name: 'reports graph', path: '/dashboard/reports?tab=graph', heading: 'Reports Overview' },
  { name: 'setting profile', path: '/dashboard/setting', heading: 'Account Settings', entry: 'Setting' },
  { name: 'setting security', path: '/dashboard/setting?tab=security', heading: 'Account Settings' },
];

/** Texts that would be untrue for the persona *member*, who has some history of everything and a team. */
const UNTRUE = [
  tables.transactions.empty,
  tables.activities.empty,
  tables.donations.empty,
  tables.transfers.empty,
  'There is nothing to withdraw at the moment.',
  earnings.empty,
  reports.performance.growthEmpty,
  reports.performance.levelsEmpty,
  'The provider has no rule for stage',
  'NaN',
  'undefined',
  '[object Object]',
  'Invalid Date',
  ' 1970',
];

interface Expectation extends Pick<Screen, 'heading'> {
  /** the cards that the screen shows at least, by title */
  readonly figures?: Readonly<Record<string, string>> | undefined;
  /** whether the provider says who is below whom */
  readonly hasTree: boolean;
}

/** What is wrong on a screen that has loaded: each failure with the section that shows it. */
export async function findProblems(
  page: Page,
  { heading, figures = {}, hasTree }: Expectation,
): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const isVisible = (element: Element) => element instanceof HTMLElement && element.checkVisibility();
    const nameSection = (element: Element) => {
      const region = element.closest('section[aria-labelledby], [role="tabpanel"]');
      return document.getElementById(region?.getAttribute('aria-labelledby') ?? '')?.innerText ?? 'screen';
    };
    const cards = [...document.querySelectorAll('main dl > div')].map(
      (card) =>
        [card.querySelector('dt')?.innerText ?? '', card.querySelector('dd')?.innerText ?? ''] as const,
    );
    return {
      headings: [...document.querySelectorAll('h1')].filter(isVisible).map((element) => element.innerText),
      alerts: [...document.querySelectorAll('main [role="alert"]')]
        .filter(isVisible)
        .map((element) => `${nameSection(element)}: ${element.textContent}`),
      text: document.querySelector('main')?.innerText ?? '',
      cards,
    };
  });
  const cards = new Map(shown.cards);
  const untrue = [...UNTRUE, teamGraph.empty, ...(hasTree ? [teamGraph.noStructure] : [])];
  return [
    ...(shown.headings.join() === heading ? [] : [`heading: ${shown.headings.join() || 'none'}`]),
    ...shown.alerts,
    ...untrue.filter((text) => shown.text.includes(text)).map((text) => `untrue: ${text}`),
    ...Object.entries(figures)
      .filter(([title, value]) => cards.get(title) !== value)
      .map(([title, value]) => `card ${title}: ${cards.get(title) ?? 'missing'} instead of ${value}`),
  ];
}

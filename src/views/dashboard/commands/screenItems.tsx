import { reports } from '#src/messages/reports.ts';
import { setting } from '#src/messages/setting.ts';
import { statement } from '#src/messages/statement.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { MenuEntry } from '../../navigation/DashboardNav';
import type { CommandItem } from './useActions';

/** What the menu does not list: the tabs of screens, and a screen that another leads to. */
const FURTHER: Readonly<Partial<Record<string, readonly (readonly [address: string, label: string])[]>>> = {
  [urls.transactions]: [[urls.statement, statement.title]],
  [urls.fundTransfer]: [[`${urls.fundTransfer}?tab=history`, transfer.history.tab]],
  [urls.reports]: [
    [`${urls.reports}?tab=earning`, reports.earning.tab],
    [`${urls.reports}?tab=performance`, reports.performance.tab],
    [`${urls.reports}?tab=team`, reports.teamTree.tab],
    [`${urls.reports}?tab=graph`, reports.teamGraph.tab],
  ],
  [urls.setting]: [[`${urls.setting}?tab=security`, setting.security.tab]],
};

/** The screens of the menu, each followed by what is reached through it. */
export const getScreenItems = (
  entries: readonly MenuEntry[],
  navigate: (address: string) => void,
): readonly CommandItem[] =>
  entries.flatMap(({ href, label, Icon }) => [
    { id: href, label, icon: <Icon />, run: () => navigate(href) },
    ...(FURTHER[href] ?? []).map(([address, name]) => ({
      id: address,
      label: name,
      detail: label,
      icon: <Icon />,
      run: () => navigate(address),
    })),
  ]);

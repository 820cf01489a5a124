import { reports } from '#src/messages/reports.ts';
import { setting } from '#src/messages/setting.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { MenuEntry } from '../../navigation/DashboardNav';
import type { CommandItem } from './useActions';

/** The tabs of screens, which the menu does not list. */
const TABS: Readonly<Partial<Record<string, readonly (readonly [tab: string, label: string])[]>>> = {
  [urls.fundTransfer]: [['history', transfer.history.tab]],
  [urls.reports]: [
    ['earning', reports.earning.tab],
    ['performance', reports.performance.tab],
    ['team', reports.teamTree.tab],
    ['graph', reports.teamGraph.tab],
  ],
  [urls.setting]: [['security', setting.security.tab]],
};

/** The screens of the menu, each followed by its tabs. */
export const getScreenItems = (
  entries: readonly MenuEntry[],
  navigate: (address: string) => void,
): readonly CommandItem[] =>
  entries.flatMap(({ href, label, Icon }) => [
    { id: href, label, icon: <Icon />, run: () => navigate(href) },
    ...(TABS[href] ?? []).map(([tab, name]) => ({
      id: `${href}?tab=${tab}`,
      label: name,
      detail: label,
      icon: <Icon />,
      run: () => navigate(`${href}?tab=${tab}`),
    })),
  ]);

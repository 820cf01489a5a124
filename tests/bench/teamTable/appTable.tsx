import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { ServicesProvider } from '#src/actors/context.ts';
import type { Services } from '#src/actors/services.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { teamQuery } from '#src/api/team.ts';
import type { TeamMember } from '#src/contract/team.ts';
import { TeamTable } from '#src/views/dashboard/team-table/TeamTable.tsx';
import type { Subject } from './subject';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** The app's own table over what has been read already; a stage it asks the provider for. */
export function appTable(services: Services, reply: TeamMember[]): Subject {
  let element: HTMLElement | undefined;
  let root: Root | undefined;
  const find = <Found extends Element>(selector: string) => element?.querySelector<Found>(selector) ?? null;
  return {
    mount: () => {
      const queries = createQueryClient();
      queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, staleTime: 60_000 } });
      queries.setQueryData(teamQuery(services.client).queryKey, reply);
      element = document.createElement('div');
      document.body.append(element);
      const created = createRoot(element);
      root = created;
      // As after a press, whose update React renders before the next frame: by itself a root begins a frame later.
      flushSync(() =>
        created.render(
          <ServicesProvider value={services}>
            <QueryClientProvider client={queries}>
              <TeamTable />
            </QueryClientProvider>
          </ServicesProvider>,
        ),
      );
    },
    unmount: () => {
      root?.unmount();
      element?.remove();
      history.replaceState(null, '', location.pathname);
    },
    search: (words) => {
      const input = find<HTMLInputElement>('input[type=search]');
      setValue?.call(input, words);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    sort: () => find<HTMLElement>('th:nth-child(4) button')?.click(),
    chooseStage: (stage) => {
      const select = find<HTMLSelectElement>('select');
      if (!select) return;
      select.value = String(stage);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    area: () => document.scrollingElement,
    firstCode: () => find('tr[data-index] td:nth-child(4)')?.textContent,
    rowCount: () => {
      const count = find('table')?.getAttribute('aria-rowcount');
      return count === null || count === undefined ? undefined : Number(count) - 1;
    },
  };
}

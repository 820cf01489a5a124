import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '#src/actors/context.ts';
import { teamQuery } from '#src/api/team.ts';
import { reading } from '#src/messages/common.ts';
import { table as words } from '#src/messages/tables.ts';
import { team as messages } from '#src/messages/team.ts';
import { DataTable } from '#src/ui/dataTable/DataTable.tsx';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { failureText } from '../failureText';
import { saveCsv } from '../tables/saveCsv';
import type { TableProps } from '../tables/tableProps';
import { useTableView } from '../tables/useTableView';
import { COLUMNS, FILE_COLUMNS } from './columns';
import { TeamFilters } from './TeamFilters';
import { matching, type TeamRow, teamRows } from './teamRow';
import { useTeamFilter } from './useTeamFilter';

const AS_LISTED: Sort = { id: 'serial', desc: false };
const keyOf = ({ member }: TeamRow) => member._id;

/**
 * Total Team Tree: everybody below the member. The provider filters by stage and status; until it has answered, the
 * rows are those of the whole team that match, if that has been read, else those from before.
 */
export function TeamTable({ name }: TableProps) {
  const { client } = useServices();
  const [view, changeView] = useTableView({ name, columns: COLUMNS, defaultSort: AS_LISTED });
  const { filter, changeFilter, clear } = useTeamFilter(name);
  // It is only looked at, which keeps it: whoever reads the whole team is the other query.
  const { data: whole } = useQuery({ ...teamQuery(client), enabled: false });
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...teamQuery(client, filter),
    placeholderData: (before) => (whole ? matching(whole, filter) : before),
  });
  const rows = useMemo(() => data && teamRows(data), [data]);
  return (
    <DataTable
      scrolls
      caption={messages.title}
      columns={COLUMNS}
      rows={rows}
      busy={isPlaceholderData}
      rowKey={keyOf}
      ownFilters={{
        fields: <TeamFilters filter={filter} onChange={changeFilter} />,
        value: Object.values(filter).join(' '),
        onClear: clear,
      }}
      empty={messages.empty}
      failure={
        error
          ? {
              title: reading.failed(messages.title),
              detail: failureText(error),
              retryLabel: reading.retry,
              onRetry: () => void refetch(),
              retrying: isFetching,
            }
          : undefined
      }
      view={view}
      onViewChange={changeView}
      onDownload={(found) => void saveCsv(messages.title, FILE_COLUMNS, found)}
      words={words}
    />
  );
}

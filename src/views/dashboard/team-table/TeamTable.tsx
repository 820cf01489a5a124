import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../actors/context';
import { teamQuery } from '../../../api/team';
import { DataTable } from '../../../ui/dataTable/DataTable';
import type { Sort } from '../../../ui/dataTable/tableView';
import { reading } from '../../../wording/common';
import { table as words } from '../../../wording/tables';
import { team as sentences } from '../../../wording/team';
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
      caption={sentences.title}
      columns={COLUMNS}
      rows={rows}
      busy={isPlaceholderData}
      rowKey={keyOf}
      ownFilters={{
        fields: <TeamFilters filter={filter} onChange={changeFilter} />,
        value: Object.values(filter).join(' '),
        onClear: clear,
      }}
      empty={sentences.empty}
      failure={
        error
          ? {
              title: reading.failed(sentences.title),
              detail: failureText(error),
              retryLabel: reading.retry,
              onRetry: () => void refetch(),
              retrying: isFetching,
            }
          : undefined
      }
      view={view}
      onViewChange={changeView}
      onDownload={(found) => void saveCsv(sentences.title, FILE_COLUMNS, found)}
      words={words}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '#src/actors/context.ts';
import { teamQuery } from '#src/api/team.ts';
import { team as messages } from '#src/messages/team.ts';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { QueryError } from '../QueryError';
import { UrlStateTable } from '../tables/UrlStateTable';
import { TeamFilters } from './TeamFilters';
import { TEAM_COLUMNS, TEAM_CSV_COLUMNS } from './teamColumns';
import { filterTeam, type TeamRow, toTeamRows } from './teamRow';
import { useTeamFilter } from './useTeamFilter';

const BY_SERIAL_NUMBER: Sort = { id: 'serial', desc: false };
const getRowKey = ({ member }: TeamRow) => member._id;

/**
 * Total Team Tree: everybody below the member. The provider filters by stage and status; until it has answered, the
 * rows are those of the whole team that match, if that has been read, else those from before.
 */
export function TeamTable({ name }: { readonly name?: string }) {
  const { client } = useServices();
  const { filter, changeFilter, clear } = useTeamFilter(name);
  // It is only looked at, which keeps it: whoever reads the whole team is the other query.
  const { data: wholeTeam } = useQuery({ ...teamQuery(client), enabled: false });
  const query = useQuery({
    ...teamQuery(client, filter),
    placeholderData: (before) => (wholeTeam ? filterTeam(wholeTeam, filter) : before),
  });
  const { data, error, isPlaceholderData } = query;
  const rows = useMemo(() => data && toTeamRows(data), [data]);
  return (
    <UrlStateTable
      virtualized
      title={messages.title}
      name={name}
      columns={TEAM_COLUMNS}
      csvColumns={TEAM_CSV_COLUMNS}
      rows={rows}
      busy={isPlaceholderData}
      rowKey={getRowKey}
      extraFilters={{
        fields: <TeamFilters filter={filter} onChange={changeFilter} />,
        value: Object.values(filter).join(' '),
        onClear: clear,
      }}
      empty={messages.empty}
      failure={error && <QueryError what={messages.title} queries={[query]} />}
      defaultSort={BY_SERIAL_NUMBER}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '#src/actors/context.ts';
import { teamQuery } from '#src/api/team.ts';
import { team as messages } from '#src/messages/team.ts';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { Section } from '#src/ui/Section.tsx';
import { QueryError } from '../QueryError';
import { UrlStateTable } from '../tables/UrlStateTable';
import { TeamFilters } from './TeamFilters';
import { TEAM_COLUMNS, TEAM_CSV_COLUMNS } from './teamColumns';
import { filterTeam, type TeamRow, toTeamRows } from './teamRow';
import { useTeamFilter } from './useTeamFilter';

const BY_SERIAL_NUMBER: Sort = { id: 'serial', desc: false };
const getRowKey = ({ member }: TeamRow) => member._id;

/**
 * Total Team Tree, a section: all members below the signed-in one. The provider filters by stage and status; until it has
 * answered, matching rows of the whole team are shown if it is cached, else the previous rows.
 */
export function TeamTable({ name }: { readonly name?: string }) {
  const { client } = useServices();
  const { filter, changeFilter, clear } = useTeamFilter(name);
  // Reads the whole team from the cache and keeps it there; the other query loads it.
  const { data: wholeTeam } = useQuery({ ...teamQuery(client), enabled: false });
  const query = useQuery({
    ...teamQuery(client, filter),
    placeholderData: (before) => (wholeTeam ? filterTeam(wholeTeam, filter) : before),
  });
  const { data, error, isPlaceholderData } = query;
  const rows = useMemo(() => data && toTeamRows(data), [data]);
  return (
    <Section title={messages.title}>
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
    </Section>
  );
}

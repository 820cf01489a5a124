import { team as messages } from '#src/messages/team.ts';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { Section } from '#src/ui/Section.tsx';
import { QueryError } from '../QueryError';
import { UrlStateTable } from '../tables/UrlStateTable';
import { TeamFilters } from './TeamFilters';
import { TEAM_COLUMNS, TEAM_CSV_COLUMNS, TEAM_DETAIL_COLUMNS } from './teamColumns';
import { useTeamFilter } from './useTeamFilter';
import { type TeamRow, useTeamRows } from './useTeamRows';

const BY_SERIAL_NUMBER: Sort = { id: 'serial', desc: false };
const getRowKey = ({ member }: TeamRow) => member._id;

/** Total Team Tree, a section: all members below the signed-in one, by stage and status. */
export function TeamTable({ name }: { readonly name?: string }) {
  const { filter, changeFilter, clear } = useTeamFilter(name);
  const { query, rows, busy } = useTeamRows(filter);
  return (
    <Section title={messages.title}>
      <UrlStateTable
        virtualized
        title={messages.title}
        name={name}
        columns={TEAM_COLUMNS}
        detailColumns={TEAM_DETAIL_COLUMNS}
        csvColumns={TEAM_CSV_COLUMNS}
        rows={rows}
        busy={busy}
        rowKey={getRowKey}
        extraFilters={{
          fields: <TeamFilters filter={filter} onChange={changeFilter} />,
          value: Object.values(filter).join(' '),
          onClear: clear,
        }}
        empty={messages.empty}
        failure={query.error && <QueryError what={messages.title} queries={[query]} />}
        defaultSort={BY_SERIAL_NUMBER}
      />
    </Section>
  );
}

import type { SourceEarnings } from '#src/domain/earnings.ts';
import { earnings } from '#src/messages/earnings.ts';
import { reports } from '#src/messages/reports.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { countColumn, textColumn, unitsColumn } from '../tables/basicColumns';
import { UrlStateTable } from '../tables/UrlStateTable';
import { shareColumn } from './reportColumns';

const messages = reports.earning;

const COLUMNS: readonly DataColumn<SourceEarnings>[] = [
  textColumn({
    id: 'source',
    header: messages.source,
    value: ({ source }) => source || earnings.noSource,
    place: 'lead',
  }),
  countColumn({ id: 'count', header: messages.count, value: ({ count }) => count, place: 'note' }),
  unitsColumn({ id: 'amount', header: messages.amount, value: ({ units }) => units, place: 'end' }),
  shareColumn({ id: 'share', header: messages.share, value: ({ permille }) => permille, place: 'tail' }),
];
const LARGEST_FIRST = { id: 'amount', desc: true };

export const EarningsBySource = ({ sources }: { readonly sources: readonly SourceEarnings[] }) => (
  <UrlStateTable
    title={messages.bySource}
    name="sources"
    columns={COLUMNS}
    rows={sources}
    rowKey={({ source }) => source}
    empty={messages.emptyRange}
    defaultSort={LARGEST_FIRST}
  />
);

import type { SourceEarnings } from '../../../domain/earnings';
import type { DataColumn } from '../../../ui/dataTable/column';
import { reports } from '../../../wording/reports';
import { numberColumn, textColumn } from '../tables/columns';
import { ReportTable } from './ReportTable';
import { shareColumn, unitsColumn } from './reportColumns';

const sentences = reports.earning;

const COLUMNS: readonly DataColumn<SourceEarnings>[] = [
  textColumn({ id: 'source', header: sentences.source, of: ({ source }) => source || sentences.noSource }),
  numberColumn({ id: 'count', header: sentences.count, of: ({ count }) => count }),
  unitsColumn({ id: 'amount', header: sentences.amount, of: ({ units }) => units }),
  shareColumn({ id: 'share', header: sentences.share, of: ({ permille }) => permille }),
];
const GREATEST = { id: 'amount', desc: true };

/** Everybody whose donations the member earned from. */
export const EarningsBySource = ({ sources }: { readonly sources: readonly SourceEarnings[] }) => (
  <ReportTable
    title={sentences.bySource}
    name="sources"
    columns={COLUMNS}
    rows={sources}
    rowKey={({ source }) => source}
    empty={sentences.emptyRange}
    defaultSort={GREATEST}
  />
);

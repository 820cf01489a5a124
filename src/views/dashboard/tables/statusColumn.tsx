import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { StatusBadge, type StatusTone } from '#src/ui/StatusBadge.tsx';
import { type ColumnOptions, optionalColumn } from './basicColumns';

const TONES: ReadonlyMap<string, StatusTone> = new Map([
  ['completed', 'done'],
  ['active', 'done'],
  ['pending', 'waiting'],
  ['processing', 'moving'],
  ['rejected', 'refused'],
  ['failed', 'refused'],
]);

/** A status with its icon; an unknown status has a neutral icon, an empty one is blank. */
export const statusColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> =>
  optionalColumn({
    ...column,
    align: 'nowrap',
    skeletonWidth: '10ch',
    cell: (status) =>
      status && <StatusBadge tone={TONES.get(status.toLowerCase()) ?? 'idle'}>{status}</StatusBadge>,
  });

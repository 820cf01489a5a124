import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { type ColumnOptions, optionalColumn } from './basicColumns';
import { Status } from './Status';

export const statusColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> =>
  optionalColumn({
    ...column,
    align: 'nowrap',
    skeletonWidth: '10ch',
    cell: (status) => <Status>{status}</Status>,
  });

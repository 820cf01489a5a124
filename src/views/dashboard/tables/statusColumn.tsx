import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { type ColumnOptions, optionalColumn } from './basicColumns';
import { Status } from './Status';

export const statusColumn = <Row,>(
  header: string,
  value: ColumnOptions<Row, string>['value'],
): DataColumn<Row> =>
  optionalColumn({
    id: 'status',
    header,
    value,
    place: 'tail',
    align: 'nowrap',
    skeletonWidth: '10ch',
    cell: (status) => <Status>{status}</Status>,
  });

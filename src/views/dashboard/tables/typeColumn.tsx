import type { ReactNode } from 'react';
import type { DataColumn, Place } from '#src/ui/dataTable/column.ts';
import { optionalColumn } from './basicColumns';
import { TypeWithIcon } from './TypeWithIcon';

interface TypeColumnOptions {
  readonly header: string;
  readonly getIcon: (type: string) => ReactNode;
  readonly place: Place;
}

export const typeColumn = <Row extends { readonly type?: string | undefined }>({
  header,
  getIcon,
  place,
}: TypeColumnOptions): DataColumn<Row> =>
  optionalColumn({
    id: 'type',
    header,
    place,
    hasIcon: true,
    align: 'nowrap',
    skeletonWidth: '12ch',
    value: ({ type }) => type,
    cell: (type) => <TypeWithIcon type={type} getIcon={getIcon} />,
  });

import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { ShowAsTable } from '../chart/ShowAsTable';
import { paramName } from '../searchParams';
import { UrlStateTable, type UrlStateTableProps } from './UrlStateTable';

interface ChartTableProps<Row extends object> extends UrlStateTableProps<Row> {
  readonly name: string;
  readonly chart: ReactNode;
}

/** A chart, and the table with its values, there from the start where the URL says how it is looked at. */
export function ChartTable<Row extends object>({ chart, ...props }: ChartTableProps<Row>) {
  const [params] = useSearchParams();
  return (
    <ShowAsTable
      title={props.title}
      chart={chart}
      initiallyOpen={[...params.keys()].some((key) => key.startsWith(paramName(props.name, '')))}
    >
      <UrlStateTable {...props} />
    </ShowAsTable>
  );
}

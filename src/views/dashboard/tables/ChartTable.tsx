import { useSearchParams } from 'wouter';
import { ShowAsTable } from '../chart/ShowAsTable';
import { paramName } from '../searchParams';
import { UrlStateTable, type UrlStateTableProps } from './UrlStateTable';

/** The table with the values of a chart, there from the start where the URL says how it is looked at. */
export function ChartTable<Row extends object>(props: UrlStateTableProps<Row> & { readonly name: string }) {
  const [params] = useSearchParams();
  return (
    <ShowAsTable
      title={props.title}
      initiallyOpen={[...params.keys()].some((key) => key.startsWith(paramName(props.name, '')))}
    >
      <UrlStateTable {...props} />
    </ShowAsTable>
  );
}

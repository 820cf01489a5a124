import * as z from 'zod/mini';
import {
  MAX_FILTER_LENGTH,
  PAGE_SIZES,
  type Sort,
  serializeSort,
  type TableView,
} from '#src/ui/dataTable/tableView.ts';
import { changeParams, paramName } from '../searchParams';

const page = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), z.transform(Number));
const size = z.pipe(z.string(), z.pipe(z.transform(Number), z.literal(PAGE_SIZES)));
const day = z.iso.date();

interface TableParams {
  /** prefixes the parameters on screens with several tables */
  readonly name: string | undefined;
  /** of the columns */
  readonly ids: readonly string[];
  readonly defaultSort: Sort;
}

/** The view of a table in a URL; missing and invalid parameters have their defaults. */
export function readTableView(params: URLSearchParams, { name, ids, defaultSort }: TableParams): TableView {
  const sorts = ids.flatMap((id) => [
    { id, desc: false },
    { id, desc: true },
  ]);
  const sort = z.pipe(
    z.enum(sorts.map(serializeSort)),
    z.transform((text) => sorts.find((one) => serializeSort(one) === text) ?? defaultSort),
  );
  const schema = z.object({
    page: z.catch(page, 1),
    size: z.catch(size, PAGE_SIZES[0]),
    sort: z.catch(sort, defaultSort),
    q: z.catch(z.string().check(z.maxLength(MAX_FILTER_LENGTH)), ''),
    from: z.catch(day, ''),
    to: z.catch(day, ''),
  });
  const found = Object.keys(schema.shape).map((key) => [key, params.get(paramName(name, key))]);
  return schema.parse(Object.fromEntries(found));
}

/** A copy of the parameters with the view of a table, without defaults; other parameters stay. */
export function writeTableView(
  params: URLSearchParams,
  view: TableView,
  { name, defaultSort }: TableParams,
): URLSearchParams {
  const omitDefault = (defaultValue: string, value: string) => (value === defaultValue ? undefined : value);
  return changeParams(params, {
    [paramName(name, 'page')]: omitDefault('1', String(view.page)),
    [paramName(name, 'size')]: omitDefault(String(PAGE_SIZES[0]), String(view.size)),
    [paramName(name, 'sort')]: omitDefault(serializeSort(defaultSort), serializeSort(view.sort)),
    [paramName(name, 'q')]: view.q,
    [paramName(name, 'from')]: view.from,
    [paramName(name, 'to')]: view.to,
  });
}

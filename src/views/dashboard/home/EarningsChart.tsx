import type { PeriodSum } from '#src/domain/earningsTrend.ts';
import { formatUnits } from '#src/domain/money.ts';
import { formatDays, formatShortEnd, type TrailingSpan } from '#src/domain/trailingPeriods.ts';
import { earnings as messages } from '#src/messages/earnings.ts';
import { SimpleTable, type TableColumn } from '#src/ui/SimpleTable.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { AreaChart } from '../chart/AreaChart';
import { formatShortMoney } from '../chart/chartFormats';
import { describePeriod } from '../chart/describePeriod';
import { ShowAsTable } from '../chart/ShowAsTable';

interface EarningsChartProps {
  readonly span: TrailingSpan;
  readonly periods: readonly PeriodSum[];
}

/** Sources of a period that are named, the largest ones. */
const MAX_SOURCES = 3;

/** Whom a period's earnings came from: the largest sources, and all others together. */
function getParts({ sources, total }: PeriodSum) {
  const named = sources.slice(0, sources.length > MAX_SOURCES + 1 ? MAX_SOURCES : sources.length);
  const others = named.reduce((rest, { units }) => rest - units, total);
  return [
    ...named.map(({ source, units }) => ({ name: source || messages.noSource, units })),
    ...(named.length < sources.length
      ? [{ name: messages.others(sources.length - named.length), units: others }]
      : []),
  ];
}

const COLUMNS: readonly TableColumn<PeriodSum>[] = [
  { header: messages.table.period, place: 'lead', cell: formatDays },
  {
    header: messages.table.count,
    align: 'number',
    place: 'tail',
    labelled: true,
    cell: ({ count }) => count,
  },
  {
    header: messages.table.sources,
    place: 'note',
    cell: (period) =>
      getParts(period)
        .map(({ name, units }) => messages.part(name, formatUnits(units)))
        .join(', '),
  },
  {
    header: messages.table.amount,
    align: 'number',
    place: 'end',
    cell: ({ total }) => <Money units={total} />,
  },
];

export default function EarningsChart({ span, periods }: EarningsChartProps) {
  return (
    <>
      <AreaChart
        title={messages.total(span)}
        formatValue={formatShortMoney}
        points={periods.map((period) => ({
          key: period.from,
          label: formatShortEnd(period),
          // A correction may be negative, which an area cannot show; table and description do.
          value: Math.max(0, Number(period.total)),
          ...describePeriod(formatDays(period), period.total, getParts(period)),
        }))}
      />
      <ShowAsTable title={messages.total(span)}>
        <SimpleTable
          caption={messages.total(span)}
          columns={COLUMNS}
          rows={periods.toReversed()}
          rowKey={({ from }) => from}
          empty={messages.empty}
        />
      </ShowAsTable>
    </>
  );
}

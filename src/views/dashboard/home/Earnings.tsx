import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';
import { partialLists } from '#src/api/partialLists.ts';
import { toIsoDay } from '#src/domain/dates.ts';
import { type EarningsTrend, getEarningsTrend } from '#src/domain/earningsTrend.ts';
import { absolute, formatUnits } from '#src/domain/money.ts';
import { formatPercent } from '#src/domain/percent.ts';
import { formatDays, TRAILING_SPANS, type TrailingSpan } from '#src/domain/trailingPeriods.ts';
import { earnings as messages } from '#src/messages/earnings.ts';
import { Card } from '#src/ui/Card.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { StatValue } from '#src/ui/StatValue.tsx';
import { lazyPart } from '../../lazyPart';
import { QuerySection } from '../QueryError';
import { changeParams } from '../searchParams';
import { useListedEarnings } from '../useListedEarnings';
import * as styles from './Earnings.css';

// After the figures: nobody waits for the drawing.
const EarningsChart = lazyPart(() => import('./EarningsChart'), {
  what: messages.title,
  fallback: <div className={styles.placeholder} />,
});

const PARAM = 'earnings';
const DEFAULT_SPAN = '12m';
const CHOICES = TRAILING_SPANS.map((value) => ({ value, label: messages.spans[value] }));

/** What was earned lately: the total, its change against the time before, and a chart. */
export function Earnings() {
  const { query, listed, missing } = useListedEarnings();
  // Of a part nobody knows which earning was the first.
  const isWhole = useSyncExternalStore(partialLists.subscribe, partialLists.find) === undefined;
  const [params, setParams] = useSearchParams();
  const span = TRAILING_SPANS.find((one) => one === params.get(PARAM)) ?? DEFAULT_SPAN;
  const today = toIsoDay(new Date());
  const trend = useMemo(
    () => listed && getEarningsTrend(listed.earnings, span, today),
    [listed, span, today],
  );
  const isEmpty = listed?.earnings.length === 0;
  return (
    <QuerySection title={messages.title} queries={[query]}>
      <Card aria-busy={!trend || undefined}>
        {isEmpty ? (
          <p className={styles.empty}>{missing ?? messages.empty}</p>
        ) : (
          <div className={styles.stack}>
            <div className={styles.head}>
              <dl>
                <div>
                  <dt className={styles.quiet}>{messages.total(span)}</dt>
                  <dd>
                    <StatValue size="large" value={trend && formatUnits(trend.total)} />
                  </dd>
                  <dd className={styles.change}>{trend ? describeChange(trend, span, isWhole) : '\u00a0'}</dd>
                </div>
              </dl>
              <SegmentedControl
                label={messages.span}
                value={span}
                choices={CHOICES}
                onChange={(value) =>
                  setParams(
                    (current) =>
                      changeParams(current, { [PARAM]: value === DEFAULT_SPAN ? undefined : value }),
                    { replace: true },
                  )
                }
              />
            </div>
            {trend ? (
              <EarningsChart span={span} periods={trend.periods} />
            ) : (
              <div className={styles.placeholder} />
            )}
            {missing && <p className={styles.quiet}>{missing}</p>}
          </div>
        )}
      </Card>
    </QuerySection>
  );
}

/** Tenths of a percent; a larger change is not said in percent. */
const MAX_PERMILLE = 10_000;

function describeChange(trend: EarningsTrend, span: TrailingSpan, isWhole: boolean): string {
  const { total, before, change, permille, begunOn } = trend;
  if (isWhole && begunOn !== undefined)
    return messages.change.begun(formatDays({ from: begunOn, to: begunOn }));
  if (before === 0n)
    return total === 0n ? messages.change.stillNothing(span) : messages.change.fromNothing(span);
  if (change === 0n) return messages.change.same(span);
  const percent =
    permille !== undefined && Math.abs(permille) <= MAX_PERMILLE
      ? ` (${change < 0n ? '' : '+'}${formatPercent(permille)})`
      : '';
  const describe = change < 0n ? messages.change.less : messages.change.more;
  return describe(`${formatUnits(absolute(change))}${percent}`, span);
}

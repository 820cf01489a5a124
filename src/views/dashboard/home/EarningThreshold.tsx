import { useId } from 'react';
import { Link } from 'wouter';
import { formatUnits } from '#src/domain/money.ts';
import { home as messages } from '#src/messages/home.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { StatValue } from '#src/ui/StatValue.tsx';
import { urls } from '#src/urls.ts';
import { NotAvailable } from '../../NotAvailable';
import { QueryError } from '../QueryError';
import { Gauge } from './Gauge';
import * as styles from './Now.css';
import { useEarningThreshold } from './useEarningThreshold';

const { cards, earning, now, threshold: sentences } = messages;
const GAUGE_STEPS = 1000n;
/** As wide as one. */
const UNKNOWN_AMOUNT = '\u2007'.repeat('$500.00000'.length);

type Threshold = NonNullable<ReturnType<typeof useEarningThreshold>['threshold']>;

/** The amounts as a sentence that says what they are also without the figure above it. */
const describeThreshold = ({ left, limit }: Threshold): string =>
  left === limit ? sentences.untouched : sentences.left(formatUnits(limit));

interface ExplanationProps {
  readonly threshold: Threshold;
  readonly hasDonated: boolean;
}

/** What the figure means; when nothing is left to earn before the next donation, the way to donate. */
function Explanation({ threshold, hasDonated }: ExplanationProps) {
  if (!hasDonated) return <p className={styles.quiet}>{sentences.beforeFirst}</p>;
  if (threshold.left !== 0n) return <p className={styles.quiet}>{describeThreshold(threshold)}</p>;
  return (
    <Notice tone="warning">
      {sentences.reached} <Link href={urls.donate}>{now.donate}</Link>
    </Notice>
  );
}

/** What can be earned before the next donation, as a figure and as a gauge (R2.26). */
export function EarningThreshold() {
  const id = useId();
  const { isPending, threshold, hasDonated, problem, queries } = useEarningThreshold();
  const share =
    threshold && threshold.limit > 0n
      ? Number((threshold.left * GAUGE_STEPS) / threshold.limit) / Number(GAUGE_STEPS)
      : 0;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.withGauge}>
        <dl aria-busy={isPending || undefined}>
          <div>
            <dt id={id} className={styles.term}>
              {cards.earningThreshold}
            </dt>
            <dd>
              <StatValue
                value={isPending ? undefined : threshold ? formatUnits(threshold.left) : <NotAvailable />}
              />
            </dd>
            <dd className={styles.quiet}>{earning.description}</dd>
          </div>
        </dl>
        {/* An empty one says that nothing is left. */}
        {(threshold || isPending) && <Gauge share={share} />}
      </div>
      {problem && <Notice tone="warning">{problem}</Notice>}
      {threshold && <Explanation threshold={threshold} hasDonated={hasDonated} />}
      {isPending && <p className={styles.reserved}>{sentences.left(UNKNOWN_AMOUNT)}</p>}
      {queries.some(({ error }) => error) && <QueryError what={cards.earningThreshold} queries={queries} />}
    </section>
  );
}

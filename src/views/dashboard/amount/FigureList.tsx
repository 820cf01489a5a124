import type { ReactNode } from 'react';
import { formatUnits, type Money } from '#src/domain/money.ts';
import { amount as messages } from '#src/messages/amount.ts';
import { reading } from '#src/messages/common.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
import { failureText } from '../failureText';
import * as styles from './FigureList.css';

/** The part of a query's result that is used here. */
interface QueryState {
  readonly data: unknown;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface FigureListProps {
  /** names the figures in the error */
  readonly title: string;
  /** the queries that the figures come from */
  readonly queries: readonly QueryState[];
  readonly figures: readonly {
    readonly icon?: ReactNode;
    readonly title: string;
    /** undefined while it is not known */
    readonly amount: Money | undefined;
    readonly description?: string | undefined;
  }[];
}

/**
 * The figures that bound an amount. While they are refetched the old ones stay; a figure that could not be loaded is
 * a dash and never a zero, and figures that could not be refetched say so.
 */
export function FigureList({ title, queries, figures }: FigureListProps) {
  const pending = queries.some(({ isPending }) => isPending);
  const failed = queries.filter(({ isError }) => isError);
  const missing = failed.find(({ data }) => data === undefined);
  const retrying = failed.some(({ isFetching }) => isFetching);
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  const unknown = pending ? undefined : messages.unknownFigure;
  return (
    <div className={styles.figures}>
      <StatList columns={1} busy={pending}>
        {figures.map(({ amount, ...card }) => (
          <StatCard key={card.title} {...card} value={amount === undefined ? unknown : formatUnits(amount)} />
        ))}
      </StatList>
      {missing ? (
        <ErrorState
          title={reading.failed(title)}
          detail={failureText(missing.error)}
          retryLabel={reading.retry}
          onRetry={retry}
          retrying={retrying}
        />
      ) : (
        failed.length > 0 && (
          <Notice tone="warning" role="status">
            <p>{messages.stale}</p>
            <Button variant="quiet" busy={retrying} onClick={retry}>
              {reading.retry}
            </Button>
          </Notice>
        )
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { formatUnits, type Money } from '#src/domain/money.ts';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QueryBoundary, type QueryState } from '../QueryError';
import * as styles from './FigureList.css';

interface FigureListProps {
  /** names the figures in the error */
  readonly title: string;
  readonly queries: readonly QueryState[];
  readonly figures: readonly {
    readonly icon?: ReactNode;
    readonly title: string;
    /** undefined while it is not known */
    readonly amount: Money | undefined;
    readonly description?: ReactNode;
  }[];
}

/**
 * The figures that bound an amount. While they are refetched the old ones stay; a figure that could not be loaded is
 * a dash and never a zero.
 */
export function FigureList({ title, queries, figures }: FigureListProps) {
  const failed = queries.filter(({ error }) => error);
  const pending = queries.some(({ data, error }) => data === undefined && !error);
  return (
    <div className={styles.figures}>
      <StatList
        columns={1}
        busy={pending}
        cards={figures.map(({ amount, ...card }) => ({
          ...card,
          value: amount === undefined && pending ? undefined : orNotAvailable(amount, formatUnits),
        }))}
      />
      <QueryBoundary what={title} queries={failed}>
        {null}
      </QueryBoundary>
    </div>
  );
}

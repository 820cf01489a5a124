import type { ReactNode } from 'react';
import { formatUnits, type Money } from '#src/domain/money.ts';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QueryBoundary, type QueryState } from '../QueryError';
import * as styles from './FigureList.css';

interface FigureListProps {
  /** names the figures in the error */
  readonly title: string;
  /** those whose failure is told here */
  readonly queries: readonly QueryState[];
  readonly figures: readonly {
    readonly icon?: ReactNode;
    readonly title: string;
    /** undefined while it is not known */
    readonly amount: Money | undefined;
    /** what this figure is of, if not of all */
    readonly queries?: readonly QueryState[];
    readonly description?: ReactNode;
  }[];
}

/**
 * The figures that bound an amount. While they are refetched the old ones stay; a figure that could not be loaded is
 * a dash and never a zero.
 */
export function FigureList({ title, queries, figures }: FigureListProps) {
  const failed = queries.filter(({ error }) => error);
  const cards = figures.map(({ amount, queries: own = queries, ...card }) => {
    const isPending = amount === undefined && own.some(({ data, error }) => data === undefined && !error);
    return { ...card, value: isPending ? undefined : orNotAvailable(amount, formatUnits) };
  });
  return (
    <div className={styles.figures}>
      <StatList columns={1} busy={cards.some(({ value }) => value === undefined)} cards={cards} />
      <QueryBoundary what={title} queries={failed}>
        {null}
      </QueryBoundary>
    </div>
  );
}

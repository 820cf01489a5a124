import type { ReactNode } from 'react';
import { amount as messages } from '#src/messages/amount.ts';
import { reading } from '#src/messages/common.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
import { failureText } from '../failureText';
import * as styles from './FigureList.css';

/** What of a query counts here. */
interface Read {
  readonly data: unknown;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface FigureSheetProps {
  /** what could not be loaded, should it come to that */
  readonly title: string;
  /** what the figures come from */
  readonly reads: readonly Read[];
  readonly figures: readonly {
    readonly icon: ReactNode;
    readonly title: string;
    /** absent while it is not known */
    readonly value: string | undefined;
    readonly description?: string | undefined;
  }[];
}

/**
 * The figures that bound an amount. While they refresh the old ones stay; what could not be read is a dash and never
 * a zero, and figures that could not be refreshed say so.
 */
export function FigureList({ title, reads, figures }: FigureSheetProps) {
  const pending = reads.some(({ isPending }) => isPending);
  const failed = reads.filter(({ isError }) => isError);
  const missing = failed.find(({ data }) => data === undefined);
  const retrying = failed.some(({ isFetching }) => isFetching);
  const retry = () => {
    for (const read of failed) void read.refetch();
  };
  return (
    <div className={styles.sheet}>
      <StatList columns={1} busy={pending}>
        {figures.map(({ value, ...card }) => (
          <StatCard
            key={card.title}
            {...card}
            value={value ?? (pending ? undefined : messages.unknownFigure)}
          />
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

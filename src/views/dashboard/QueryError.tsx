import { type ComponentProps, type ReactNode, useRef } from 'react';
import { failureText } from '#src/actors/failureText.ts';
import { reading } from '#src/messages/common.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Section } from '#src/ui/Section.tsx';
import { useFocusHandover } from '#src/ui/useFocusHandover.ts';
import * as styles from './QueryError.css';

/** A query's result, or another source of data with the same fields. */
export interface QueryState<Data = unknown> {
  /** undefined while loading */
  readonly data: Data | undefined;
  /** falsy if there is none */
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly isFetching: boolean;
}

interface QueryErrorProps {
  /** what could not be loaded */
  readonly what: string;
  /** instead of “… could not be loaded.” */
  readonly title?: string;
  readonly queries: readonly QueryState[];
}

const isWithoutData = ({ data, error }: QueryState) => Boolean(error) && data === undefined;

/** Repeats queries, whose results say how that went. */
export function retry(queries: readonly QueryState[]): void {
  for (const { refetch } of queries) refetch();
}

/** Shows what could not be loaded and why. Retry repeats only the queries that failed. */
export function QueryError({ what, title = reading.failed(what), queries }: QueryErrorProps) {
  const failed = queries.filter(({ error }) => error);
  const cause = failed.find(({ data }) => data === undefined) ?? failed[0];
  return (
    <ErrorState
      title={title}
      detail={failureText(cause?.error)}
      retryLabel={reading.retry}
      onRetry={() => retry(failed)}
      retrying={failed.some(({ isFetching }) => isFetching)}
    />
  );
}

interface QueryBoundaryProps extends QueryErrorProps {
  readonly children: ReactNode;
}

/** Its children, or the error of a query that failed and has no earlier data. */
export const QueryBoundary = ({ children, ...failure }: QueryBoundaryProps) =>
  failure.queries.some(isWithoutData) ? <QueryError {...failure} /> : children;

interface QuerySectionProps extends ComponentProps<typeof Section>, Pick<QueryErrorProps, 'queries'> {}

/** A section whose content is that of {@link QueryBoundary}. */
export const QuerySection = ({ queries, children, ...section }: QuerySectionProps) => (
  <Section {...section}>
    <QueryBoundary what={section.title} queries={queries}>
      {children}
    </QueryBoundary>
  </Section>
);

interface QueryFailureLineProps extends Pick<QueryErrorProps, 'what' | 'queries'> {
  readonly children?: ReactNode;
}

/** In the place of a sentence: that what it would say could not be loaded, with Retry; else its children. */
export const QueryFailureLine = ({ children, what, queries }: QueryFailureLineProps) =>
  queries.some(isWithoutData) ? (
    <FailureLine what={what} queries={queries.filter(isWithoutData)} />
  ) : (
    children
  );

function FailureLine({ what, queries }: Pick<QueryErrorProps, 'what' | 'queries'>) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusHandover(frame);
  return (
    <div ref={frame} className={styles.line}>
      <span>{reading.failed(what)}</span>
      <Button
        variant="quiet"
        busy={queries.some(({ isFetching }) => isFetching)}
        onClick={() => retry(queries)}
      >
        {reading.retry}
      </Button>
    </div>
  );
}

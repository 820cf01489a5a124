import type { UseQueryResult } from '@tanstack/react-query';
import { reading } from '#src/messages/common.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { failureText } from '../failureText';

interface ReportFailureProps {
  /** what could not be loaded */
  readonly title: string;
  /** all that it is made of */
  readonly queries: readonly Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>[];
}

/** Why a part of a report is missing; Retry reads again what failed, and nothing else. */
export const ReportFailure = ({ title, queries }: ReportFailureProps) => (
  <ErrorState
    title={reading.failed(title)}
    detail={failureText(queries.find(({ error }) => error)?.error)}
    retryLabel={reading.retry}
    onRetry={() => {
      for (const { error, refetch } of queries) if (error) void refetch();
    }}
    retrying={queries.some(({ isFetching }) => isFetching)}
  />
);

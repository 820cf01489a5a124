import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../actors/context';
import { teamQuery } from '../../../api/team';
import { buildTeam } from '../../../domain/teamTree';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { reading } from '../../../wording/common';
import { teamGraph as sentences } from '../../../wording/teamGraph';
import { failureText } from '../failureText';
import { useWidth } from '../useWidth';
import { Graph } from './Graph';
import * as styles from './Graph.css';

interface TeamGraphProps {
  /** levels open below the root at first; absent, all of a small team and the upper levels of a large one */
  readonly initialDepth?: number;
}

/** The Team Tree Graph, in its states (specification section 2). */
export default function TeamGraph({ initialDepth }: TeamGraphProps) {
  const { client } = useServices();
  const { data, error, refetch, isFetching } = useQuery(teamQuery(client));
  const team = useMemo(() => data && buildTeam(data), [data]);
  // Known while the team is still on its way, so that the tree is laid out and drawn in one go.
  const [panel, width] = useWidth();
  return (
    <div ref={panel} data-theme="dark" className={styles.panel}>
      {team ? (
        <Graph key={team.root.id} team={team} initialDepth={initialDepth} width={width} />
      ) : (
        <div className={styles.state}>
          {data ? (
            <EmptyState message={sentences.empty} />
          ) : error ? (
            <ErrorState
              title={sentences.failed}
              detail={failureText(error)}
              retryLabel={reading.retry}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <p role="status">{sentences.loading}</p>
          )}
        </div>
      )}
    </div>
  );
}

import { useMemo } from 'react';
import { hasStructure } from '#src/domain/team.ts';
import { buildTeam } from '#src/domain/teamTree.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { QueryError } from '../QueryError';
import { useContentWidth } from '../useContentWidth';
import { useTeam } from '../useTeam';
import { Graph } from './Graph';
import * as styles from './Graph.css';

interface TeamGraphProps {
  /** levels open below the root at first; by default as many as the frame holds */
  readonly initialDepth?: number;
}

/** The Team Tree Graph (R2.56 to R2.60). */
export default function TeamGraph({ initialDepth }: TeamGraphProps) {
  const { query, team: list } = useTeam();
  const { data, error } = query;
  const team = useMemo(
    () => (list && hasStructure(list) ? buildTeam([list.self, ...list.downlines], list.self) : undefined),
    [list],
  );
  const isEmpty = data?.length === 0;
  // Measured while the team is loading, so that the tree is laid out and rendered once.
  const [panel, width] = useContentWidth();
  return (
    <div ref={panel} data-theme="dark" className={styles.panel}>
      {team && !isEmpty && width > 0 ? (
        <Graph key={team.root.id} team={team} initialDepth={initialDepth} width={width} />
      ) : (
        <div className={styles.state}>
          {team && !isEmpty ? null : data ? (
            <EmptyState message={isEmpty ? messages.empty : messages.noStructure} />
          ) : error ? (
            <QueryError what={messages.title} title={messages.failed} queries={[query]} />
          ) : (
            <p role="status">{messages.loading}</p>
          )}
        </div>
      )}
    </div>
  );
}

import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import * as z from 'zod/mini';
import type { TeamFilter } from '#src/api/team.ts';
import { getTeamTree } from '#src/contract/team.ts';
import { changeParams, paramName } from '../searchParams';

const { stage, status } = getTeamTree.query.shape;
/** Missing and invalid values mean all stages and every status. */
const urlFilter = z.object({ stage: z.catch(stage, undefined), status: z.catch(status, undefined) });

/** The team's filter in the URL (`?team.stage=3`); each change adds a history entry. */
export function useTeamFilter(name: string | undefined) {
  const [params, setParams] = useSearchParams();
  const parsed = urlFilter.parse({
    stage: params.get(paramName(name, 'stage')) ?? undefined,
    status: params.get(paramName(name, 'status')) ?? undefined,
  });
  // Keys are absent, not undefined: the filter is part of the query key.
  const filter = useMemo<TeamFilter>(
    () => ({
      ...(parsed.stage === undefined ? {} : { stage: parsed.stage }),
      ...(parsed.status === undefined ? {} : { status: parsed.status }),
    }),
    [parsed.stage, parsed.status],
  );

  const change = (values: Readonly<Record<string, string | undefined>>) =>
    setParams((current) =>
      changeParams(
        current,
        Object.fromEntries(Object.entries(values).map(([key, value]) => [paramName(name, key), value])),
      ),
    );
  return {
    filter,
    changeFilter: (changed: TeamFilter) => change(changed),
    /** also clears the text filter, in the same history entry */
    clear: () => change({ stage: undefined, status: undefined, q: undefined, page: undefined }),
  };
}

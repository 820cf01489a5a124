import * as z from 'zod/mini';
import type { EndpointKey } from '#mocks/endpoint.ts';
import type { Finding } from './finding';
import { type Bodies, readReply } from './replies';
import { checkTotals } from './totals';

interface Row {
  readonly created_at: string;
  readonly _id?: string | undefined;
  readonly transfer_id?: string | undefined;
}

/** The rows of each history, with the path of the list. */
const readHistories = (bodies: Bodies): (readonly [EndpointKey, string, readonly Row[] | undefined])[] => [
  ['getActivityHistory', 'data.activities', readReply(bodies, 'getActivityHistory')?.data.activities],
  [
    'getTransactionHistory',
    'data.transactions',
    readReply(bodies, 'getTransactionHistory')?.data.transactions,
  ],
  ['getDonationHistory', 'data.donations', readReply(bodies, 'getDonationHistory')?.data.donations],
  ['getTransferHistory', 'data.transfers', readReply(bodies, 'getTransferHistory')?.data.transfers],
];

const findRepeated = (ids: readonly (string | undefined)[]): string | undefined =>
  ids.find((id, index) => id !== undefined && ids.indexOf(id) < index);

const teamRow = z.looseObject({
  _id: z.optional(z.string()),
  parent_id: z.nullish(z.string()),
  stage: z.optional(z.unknown()),
  status: z.optional(z.unknown()),
});
const teamRows = z.object({ data: z.array(teamRow) });

/** The team as a flat list; empty for any other shape. */
const readTeam = (body: unknown) => teamRows.safeParse(body).data?.data ?? [];

/** What contradicts itself between the fields of a reply, or between two replies. */
export function checkConsistency(bodies: Bodies, userPk: string | undefined): Finding[] {
  const findings = checkTotals(bodies);
  const breaks = (call: EndpointKey, field: string, text: string) =>
    findings.push({ call, kind: 'breaks', field, text });

  for (const [call, list, rows = []] of readHistories(bodies)) {
    const late = rows.some(
      ({ created_at }, index) => created_at > (rows[index - 1]?.created_at ?? created_at),
    );
    if (late) breaks(call, list, 'is not sorted newest first');
    const repeated = findRepeated(rows.map(({ _id, transfer_id }) => _id ?? transfer_id));
    if (repeated !== undefined) breaks(call, list, `has two rows with the id ${repeated}`);
  }

  const team = readTeam(bodies.getTeamTree);
  const repeated = findRepeated(team.map(({ _id }) => _id));
  if (repeated !== undefined) breaks('getTeamTree', 'data[]._id', `is ${repeated} in two rows`);
  const known = new Set<string | undefined>(team.slice(0, 1).map(({ _id }) => _id));
  for (const { _id, parent_id } of team.slice(1)) {
    if (typeof parent_id === 'string' && !known.has(parent_id))
      breaks(
        'getTeamTree',
        'data[].parent_id',
        'names no row before it, so that the graph leaves the row out',
      );
    known.add(_id);
  }

  const profile = readReply(bodies, 'getProfile')?.data.profile;
  if (userPk !== undefined && profile?.user_pk !== undefined && profile.user_pk !== userPk)
    breaks('getProfile', 'data.profile.user_pk', 'is not that of the member who asks');
  const stages = readReply(bodies, 'getStages')?.map(({ stage_number }) => stage_number) ?? [];
  if (
    profile?.stage !== undefined &&
    stages.length > 0 &&
    profile.stage > 0 &&
    !stages.includes(profile.stage)
  )
    breaks('getStages', '[].stage_number', `has no stage ${profile.stage}, which is the member’s`);
  const repeatedStage = findRepeated(stages.map(String));
  if (repeatedStage !== undefined) breaks('getStages', '[].stage_number', `is ${repeatedStage} in two rows`);
  const expiresIn = readReply(bodies, 'generateWallet')?.data.expires_in;
  if (expiresIn !== undefined && expiresIn <= 0)
    breaks('generateWallet', 'data.expires_in', 'is not in the future, so that no address can be shown');
  return findings;
}

/** Rows of a filtered team that the filter should have left out. */
export function checkFilter(body: unknown, filter: Readonly<Record<'stage' | 'status', string>>): Finding[] {
  // The first row may be the member who asks, whatever the filter is.
  const wrong = readTeam(body)
    .slice(1)
    .some(
      ({ stage, status }) =>
        (stage !== undefined && String(stage) !== filter.stage) ||
        (status !== undefined && String(status).toLowerCase() !== filter.status),
    );
  const text = `has other rows than those of stage ${filter.stage} with status ${filter.status}, though the query asks for them`;
  return wrong ? [{ call: 'getTeamTree', kind: 'breaks', field: 'data', text }] : [];
}

import * as z from 'zod/mini';
import type { EndpointKey } from '#mocks/endpoint.ts';
import { withoutOtherCurrencies } from '#src/contract/currency.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { flattenTeam } from '#src/contract/flattenTeam.ts';
import { isRecord } from '#src/contract/json.ts';
import { getTeamTree, teamMember } from '#src/contract/team.ts';
import { type Fields, replyFields } from '../literal/fields';
import { findResource } from '../openApi/components';
import { affectedScreens } from './affectedScreens';
import { compareValue } from './compareValue';
import { findAssumption } from './contractAssumptions';
import { type Finding, nameCall } from './finding';
import { getRowFields, getShown, isRequired, listIssues, type Shown, unwrap } from './replySchema';

const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/** Fields that no reply needs: the app has a sentence of its own, and draws its own icon. */
const NEVER_NEEDED = ['message', 'icon', 'success'];
/** Fields of a row of which the first, or any, may have none; `compareTeam` looks at all rows. */
const OF_SOME_ROWS = ['parent_id'];
/** Without them a row of a history is left out. */
const OF_COMPLETE_ROWS: readonly unknown[] = ['created_at', 'amount'];

const IN_PLACE_OF_OBJECT =
  'a text or a number stands in place of an object; it is read as an id, an e-mail address, a name or a position';

/** What differs between a reply and the contract, field by field. `body` is JSON as it travelled. */
export function compareReply(call: EndpointKey, body: unknown): Finding[] {
  const { reply }: Endpoint = endpoints[call];
  const findings: Finding[] = [];
  const report = (kind: Finding['kind'], path: readonly PropertyKey[], text: string) =>
    findings.push({ call, kind, field: formatPath(path), text });

  const content = alignEnvelope(reply, body);
  const aligned = withoutOtherCurrencies(content);
  if (content !== body) report('falls back', [], findAssumption('alignEnvelope', '{data: …}'));
  const parsed = reply.safeParse(aligned);
  if (!parsed.success) {
    for (const { path, message } of listIssues(parsed.error.issues)) {
      if (affectedScreens[call].length > 0) report('breaks', path, message);
      else report('falls back', path, `${findAssumption(nameCall(call), '')}; no screen shows it`);
    }
  }

  const topLevel = reply instanceof z.ZodMiniObject ? Object.keys(reply.shape) : [];
  /** What has been moved into or out of `data` is not an extra field where it was. */
  const isMoved = (path: readonly PropertyKey[], name: string) =>
    content !== body &&
    (path.length === 0 || (path.length === 1 && path[0] === 'data' && topLevel.includes(name)));

  function compareAbsent(path: readonly PropertyKey[], name: string, shown: Shown, value: unknown): void {
    if (shown === 'optional' || OF_SOME_ROWS.includes(name)) return;
    if (shown === 'not shown' && NEVER_NEEDED.includes(name)) return;
    if (shown === 'required' && value === undefined)
      report('missing', [...path, name], 'is shown by the specification; the app shows – or leaves it out');
    else if (shown === 'required')
      report('falls back', [...path, name], findAssumption('absent', 'absent field'));
    else if (value === undefined)
      report(
        'falls back',
        [...path, name],
        findAssumption(nameCall(call), name, findResource(endpoints[call])),
      );
  }

  /** What cannot be read breaks the reply, but in a row that is left out for it. */
  function compareUnread(path: readonly PropertyKey[]): void {
    if (parsed.success && OF_COMPLETE_ROWS.includes(path.at(-1)))
      report('falls back', path, findAssumption('datedList', ''));
  }

  function compareObject(
    shape: Readonly<Record<string, unknown>>,
    value: Readonly<Record<string, unknown>>,
    path: readonly PropertyKey[],
    fields: Fields | undefined,
  ): void {
    for (const [name, field] of Object.entries(shape)) {
      const [shown, inner] = getShown(fields, name);
      const own = value[name];
      const isGiven = own !== undefined && own !== '' && (own !== null || isRequired(field));
      if (isGiven) compare(field, own, [...path, name], inner);
      else if (!isRequired(field)) compareAbsent(path, name, shown, own);
      else compareUnread([...path, name]);
    }
    for (const name of Object.keys(value))
      if (!Object.hasOwn(shape, name) && !isMoved(path, name))
        report('extra', [...path, name], 'is not read by the app');
  }

  /** What the app adds to the rows of a team before it reads them. */
  function compareTeam(team: unknown, path: readonly PropertyKey[]): void {
    const rows: readonly unknown[] = Array.isArray(team) ? team : [team];
    if (!Array.isArray(team) || rows.some((row) => isRecord(row) && row.children))
      report('falls back', path, findAssumption('flattenTeam', 'children:'));
    else if (rows.length > 1 && !rows.some((row) => isRecord(row) && row.parent_id))
      report('falls back', [...path, 0, 'parent_id'], findAssumption('teamMember', 'parent_id'));
    for (const [index, row] of rows.entries()) {
      if (!isRecord(row)) continue;
      if (row._id === undefined || row._id === null)
        report('falls back', [...path, index, '_id'], findAssumption('flattenTeam', '_id'));
      for (const name of Object.keys(row))
        if (!Object.hasOwn(teamMember.shape, name) && name !== 'children')
          report('extra', [...path, index, name], 'is not read by the app');
    }
  }

  function compare(
    outer: unknown,
    value: unknown,
    path: readonly PropertyKey[],
    fields: Fields | undefined,
  ): void {
    const schema = unwrap(outer);
    if (schema instanceof z.ZodMiniArray) {
      if (!Array.isArray(value)) return;
      const { element } = schema._zod.def;
      for (const [index, row] of value.entries())
        compare(element, row, [...path, index], getRowFields(fields));
    } else if (schema instanceof z.ZodMiniPipe && Object.is(schema, getTeamTree.reply.shape.data)) {
      compareTeam(value, path);
      compare(schema._zod.def.out, flattenTeam(value), path, fields);
    } else if (schema instanceof z.ZodMiniPipe && schema._zod.def.out instanceof z.ZodMiniArray) {
      if (value === null) report('falls back', path, findAssumption('list', ''));
      else compare(schema._zod.def.out, value, path, fields);
    } else if (schema instanceof z.ZodMiniObject) {
      if (isRecord(value)) compareObject(schema.shape, value, path, fields);
      else if (!Array.isArray(value)) report('falls back', path, IN_PLACE_OF_OBJECT);
    } else if (outer instanceof z.ZodMiniType) {
      const read = outer.safeParse(value);
      if (!read.success) {
        compareUnread(path);
        return;
      }
      for (const { kind, text } of compareValue(value, read.data, outer, schema)) report(kind, path, text);
    }
  }

  compare(reply, aligned, [], replyFields[call]);
  return findings;
}

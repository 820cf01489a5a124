import { expect, test } from 'vitest';
import { getActivityHistory } from '#src/contract/activities.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { findListGap, readListHeaders } from '#src/contract/partialList.ts';
import { getStages } from '#src/contract/stages.ts';
import { getTeamTree } from '#src/contract/team.ts';
import { getTransactionHistory } from '#src/contract/transactions.ts';
import { getProfile } from '#src/contract/users.ts';

const row = { created_at: '2025-03-05T10:00:00Z', amount: 1 };
const rows = [row, row, row];
const { reply } = getTransactionHistory;

test.each([
  [{ 'x-total-count': '57' }, 'partial'],
  [{ 'content-range': 'items 0-2/57' }, 'partial'],
  [{ 'x-total': '57' }, 'partial'],
  [{ 'x-pagination': '{"TotalCount":57,"PageSize":3,"CurrentPage":1,"HasNext":true}' }, 'partial'],
  [{ 'x-wp-totalpages': '4' }, 'partial'],
  [{ 'x-page': '1', 'x-next-page': '2' }, 'partial'],
  [{ 'x-total': '3', 'x-page': '1', 'x-next-page': '', 'x-pagination': 'none' }, undefined],
  [{ link: '<https://api.example.com/history?page=2>; rel="next"' }, 'partial'],
  [{ 'x-total-count': '3', 'content-range': 'bytes 0-200/201', link: '</history>; rel="first"' }, undefined],
])('beside a list the header fields %j say that it is %s', (fields, gap) => {
  const body = { data: { transactions: rows } };
  expect(findListGap(body, body, reply.parse(body), readListHeaders(new Headers(fields)))).toBe(gap);
});

const findGap = (
  body: unknown,
  schema: typeof reply | typeof getTeamTree.reply | typeof getStages.reply = reply,
) => {
  const content = alignEnvelope(schema, body);
  return findListGap(body, content, schema.parse(content));
};

test.each([
  { data: { transactions: rows, pagination: { page: 1, total: 20, pages: 7 } } },
  { data: { transactions: rows }, meta: { total: '20' } },
  { data: { transactions: rows, totalDocs: 20 } },
  { transactions: rows, hasNextPage: true },
  { data: { transactions: rows }, links: { next: '/transactions?page=2' } },
  { data: { transactions: rows, paging: { next_cursor: 'abc' } } },
  { data: { transactions: rows }, count: 50, next: 'https://api.example.com/history?page=2' },
  { data: { transactions: rows, page: 1, limit: 3, totalPages: 4 } },
  { data: { transactions: rows }, meta: { current_page: 1, last_page: 25, per_page: 3 } },
  { data: { transactions: [...rows, { ...row, created_at: null }], totalDocs: 20 } },
  { data: { transactions: rows }, meta: { pagination: { total_pages: 4 } } },
  { data: { transactions: rows, page: { totalElements: 20 } } },
  { data: { transactions: rows, last: false } },
  { data: { transactions: rows }, pagination: { total_records: '57' } },
  { data: { transactions: rows, total: 57, page: 1, limit: 3 } },
  { data: { transactions: rows }, count: 57, offset: 0 },
  { data: { transactions: rows, total_count: '57', offset: 0 } },
  { data: { transactions: rows }, Meta: { TotalCount: 57 } },
  { data: { transactions: rows }, '@odata.nextLink': 'https://api.example.com/history?$skip=3' },
  { data: { transactions: { current_page: 1, data: rows, last_page: 3, per_page: 3, total: 7 } } },
  { data: { docs: rows, totalDocs: 7, hasNextPage: true } },
  { '@odata.count': 57, value: rows },
  { member: rows, total_items: 57 },
  { transactions: { items: rows, nextCursor: 'abc' } },
  { items: rows, continuationToken: 'abc' },
  { data: { transactions: rows }, nextOffset: 3 },
  { data: { transactions: rows, recordsTotal: 57 } },
  { data: { transactions: rows, recordsTotal: 100, recordsFiltered: 57 } },
  { data: { transactions: rows, next_offset: 3, total: 57 } },
  { data: { transactions: [{ ...row, id: 1 }, { ...row, id: 1 }, row], totalCount: 4 } },
  { count: 7, next: 'https://api.example.com/history?page=2', results: rows },
])('%j has only a part of its list', (body) => {
  expect(findGap(body)).toBe('partial');
});

test.each([null, '', ' ', '0000-00-00 00:00:00', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00', undefined])(
  'a row with the date %j is left out of a list, which is said',
  (created_at) => {
    const body = { data: { transactions: [row, { ...row, created_at }, row], pagination: { total: 3 } } };
    expect(reply.parse(body).data.transactions).toHaveLength(2);
    expect(findGap(body)).toBe('incomplete');
  },
);

test('a row that is left out of rows by their numbers is said to be', () => {
  expect(findGap({ data: { transactions: { 0: row, 2: { ...row, created_at: null } } } })).toBe('incomplete');
});

test('a row that comes twice, with all that it has, is one; rows without an id are as many as there are', () => {
  const [first, other] = [
    { ...row, _id: 'a' },
    { ...row, _id: 'a', amount: 2 },
  ];
  const body = { data: { transactions: [first, row, other, row, first, other] } };
  expect(reply.parse(body).data.transactions).toHaveLength(4);
  expect(findGap(body)).toBeUndefined();
});

test.each([{ data: [{ name: 'A' }, null] }, { data: { team: [{ name: 'A' }, null] } }])(
  'an empty row of the team %j is left out, which is said',
  (body) => {
    expect(findGap(body, getTeamTree.reply)).toBe('incomplete');
  },
);

test.each([{ total: 9, page: 1 }, { total_count: 9 }, { has_more: true }])(
  'beside the only list in an object, %j says that it is a part',
  (said) => {
    const team = { team: [{ name: 'A' }], ...said };
    const stages = { stages: [{ stage_number: 1 }], ...said };
    for (const [one, schema] of [
      [team, getTeamTree.reply],
      [stages, getStages.reply],
    ] as const)
      for (const body of [one, { data: one }]) expect(findGap(body, schema)).toBe('partial');
  },
);

test.each([{ amount: 'twelve' }, { created_at: '05/03/2025' }, { amount: '1.250' }])(
  'a row with %j is left out of a list with others, which is said, and no list has only such rows',
  (odd) => {
    const body = { data: { transactions: [row, { ...row, ...odd }, null] } };
    expect(reply.parse(body).data.transactions).toHaveLength(1);
    expect(findGap(body)).toBe('incomplete');
    expect(reply.safeParse({ data: { transactions: [{ ...row, ...odd }] } }).success).toBe(false);
  },
);

test('an activity needs no amount of its own, and a date of zeros is none', () => {
  const activities = [
    { created_at: '2025-03-05', description: 'Login' },
    { created_at: '2025-03-05', amount: 5 },
    { created_at: '0001-01-01T00:00:00+00:00' },
    { created_at: '1970-01-01T00:00:00Z', description: 'Login' },
  ];
  expect(getActivityHistory.reply.parse({ data: { activities } }).data.activities).toHaveLength(2);
});

test('a list of which no row has the field of the date cannot be read', () => {
  expect(reply.safeParse({ data: { transactions: [{ amount: 1 }] } }).success).toBe(false);
});

test.each([
  { data: { transactions: rows } },
  { data: { transactions: rows, pagination: { page: 1, total: 3, pages: 1, next: null } } },
  {
    data: {
      transactions: [
        { ...row, amount: 1000 },
        { ...row, amount: '500.4' },
      ],
      total: 1500,
      count: 2,
    },
  },
  { data: { transactions: rows, total: '1500.00' } },
  { data: { transactions: rows, total: 57 } },
  { data: { transactions: rows, count: 4 } },
  { data: { transactions: rows }, total: 1500.5 },
  { data: { filters: [1, 2, 3, 4], transactions: rows }, meta: { total: 3, hasNextPage: false } },
  { data: { transactions: rows }, links: { self: '/transactions', next: '' } },
  { data: { transactions: null } },
  { data: { transactions: rows }, nextCursor: 'abc', hasMore: false },
  { data: { transactions: rows }, _links: { next: { href: null } } },
  { data: { transactions: rows, pagination: { next_cursor: 'abc', has_more: false } } },
  { data: { transactions: { data: rows, total: 1500.5 } } },
  { data: { transactions: { current_page: 1, data: rows, last_page: 1, per_page: 15, total: 3 } } },
  { data: { items: rows, totalCount: 3, totalPages: 1 } },
  { data: { transactions: rows, recordsTotal: 57, recordsFiltered: 3 } },
  { data: { transactions: rows, next_offset: 3, total: 3 } },
  { data: { transactions: rows }, meta: { nextOffset: 20, totalCount: '3' } },
  { data: { transactions: [{ ...row, id: 1 }, { ...row, id: 1 }, row], totalCount: 3 } },
])('%j lacks nothing that is known', (body) => {
  expect(findGap(body)).toBeUndefined();
});

test.each([
  ['a node with totals', { name: 'A', total: 12, count: 9, children: [] }],
  ['nodes', { name: 'A', children: [{ name: 'B' }, { name: 'C' }] }],
  [
    'a member listed twice',
    [
      { _id: 1, name: 'A' },
      { _id: 1, name: 'A' },
    ],
  ],
])('a team of %s lacks nothing', (_, data) => {
  expect(findGap({ data }, getTeamTree.reply)).toBeUndefined();
});

test('a reply without a list lacks none, and a bare list has no room to say so', () => {
  const profile = { data: { profile: {} } };
  expect(findListGap(profile, profile, getProfile.reply.parse(profile))).toBeUndefined();
  const stages = [{ stage_number: 1 }];
  expect(findListGap(stages, stages, getStages.reply.parse(stages))).toBeUndefined();
});

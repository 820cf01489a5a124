import { expect, test } from 'vitest';
import { leaveOutOptional } from '#mocks/server/leaveOutOptional.ts';

const row = { transfer_id: 'T-1', counterpart: { name: 'Ada' }, created_at: '2026-11-18', amount: 1 };
const profile = () => ({ data: { profile: { name: 'Ada', stage: 1 }, stats: { total_earn: 2 } } });
const member = { _id: '1', name: 'Ada', email: 'ada@example.com', level: 1 };

test.each([
  ['fields', 'fields', 'GET /users/profile', profile(), { data: { profile: {}, stats: {} } }],
  ['groups, too', 'groups', 'GET /users/profile', profile(), { data: { profile: {} } }],
  [
    'fields, in all rows alike',
    'fields',
    'GET /transfers/history',
    { data: { transfers: [row, { ...row, status: 'sent' }] } },
    {
      data: {
        transfers: [1, 2].map(() => ({ counterpart: {}, created_at: '2026-11-18', amount: 1 })),
      },
    },
  ],
  [
    'groups, too, but for the last of those of which one is required',
    'groups',
    'GET /users/team-tree',
    { data: [{ ...member }] },
    { data: [{ email: 'ada@example.com' }] },
  ],
  [
    'fields, in the second of three rows',
    'fieldsOfSome',
    'GET /users/team-tree',
    { data: [member, member, member].map((row) => ({ ...row })) },
    { data: [member, {}, member] },
  ],
] as const)(
  'what a contract does not require is left out of an answer: %s',
  (_, what, call, answer, left) => {
    leaveOutOptional(call, answer, what);
    expect(answer).toEqual(left);
  },
);

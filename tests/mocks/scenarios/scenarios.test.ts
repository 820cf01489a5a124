import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createDatabase, dump, restore } from '#mocks/database/database.ts';
import type { Tables } from '#mocks/database/models.ts';
import { createBase } from '#mocks/database/snapshot.ts';
import { COMPLETED, PENDING, REJECTED } from '#mocks/rules/settlement.ts';
import { generateWorld } from '#mocks/scenarios/generateWorld.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { personas } from '#mocks/seed/personas.ts';
import { runAtOnce } from '#mocks/slices.ts';
import { hashWorld } from '#mocks/world/worldContent.ts';
import { DEFAULT_AT, type WorldDefinition } from '#mocks/world/worldDefinition.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { replaceTable } from '../../tools/assumptions';
import { renderScenarios } from '../../tools/scenarios';

const DEFINITION = { seed: 7, members: 200, at: DEFAULT_AT, scenario: null };
function generate(scenario: string) {
  const { tables: packed, now } = runAtOnce(generateWorld({ ...DEFINITION, scenario }));
  const database = createDatabase();
  restore(database, packed);
  return { packed, now, tables: dump(database) };
}

function findMember({ member: members }: Tables, id: string) {
  const { identifier } = personas.find((persona) => persona.id === id) ?? {};
  const found = members.find(({ user_pk }) => user_pk === identifier);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

function hashNewWorld(definition: WorldDefinition): Promise<string | undefined> {
  const { tables, now } = runAtOnce(generateWorld(definition));
  const base = createBase({ isGenerated: true, startsAt: now, tables });
  return hashWorld({ definition, base, changes: {} });
}

/** The member's transactions of the scenario, which are the last ones. */
const transactionsOf = (tables: Tables, id: string, count: number) =>
  tables.transaction.filter(({ member_id }) => member_id === findMember(tables, id).id).slice(-count);

/** Recorded: another one is a change that breaks the links which have been sent to customers. */
const FINGERPRINTS = [
  [7, 10, null, 'a6a1b89e735d'],
  [7, 1000, null, 'dd00d8f01993'],
  [3, 237, null, 'cdb43251d8f2'],
  [4, 3000, null, 'ee91b15cf5aa'],
  [7, 1000, 'stage-reached', 'af663415c576'],
  [7, 1000, 'rejected-withdrawal', 'ed52892812fb'],
  [7, 1000, 'year-later', '852f687e6499'],
] as const;

describe('the world of an address', () => {
  test.each(FINGERPRINTS)(
    'with seed %i, %i members and the scenario %s is the one it has always opened',
    async (seed, members, scenario, fingerprint) => {
      const hash = await hashNewWorld({ seed, members, at: DEFAULT_AT, scenario });
      expect(hash?.slice(0, fingerprint.length)).toBe(fingerprint);
    },
  );
});

describe('a scenario', () => {
  test.each(scenarios.map(({ name }) => [name]))(
    '%s gives the same world twice, whose ledger sums to zero',
    async (name) => {
      const [one, other] = [generate(name), generate(name)];
      expect(JSON.stringify(one)).toBe(JSON.stringify(other));
      const hash = ({ packed: tables, now }: typeof one) => {
        const base = createBase({ isGenerated: true, startsAt: now, tables });
        return hashWorld({ definition: { ...DEFINITION, scenario: name }, base, changes: {} });
      };
      expect(await hash(one)).toMatch(/^[0-9a-f]{64}$/);
      expect(await hash(one)).toBe(await hash(other));
      expect(one.tables.account.reduce((sum, { units }) => sum + units, 0)).toBe(0);
      expect(one.now).toBeGreaterThanOrEqual(DEFAULT_AT);
    },
  );

  test.each(scenarios.map(({ name }) => [name]))(
    '%s can be opened with any seed, number of members and date',
    (scenario) => {
      for (const [seed, members, days] of [
        [3, 10, 9],
        [4, 60, 12],
        [6, 60, 18],
        [7, 10, 21],
        [2 ** 31 - 1, 200, 700],
      ] as const) {
        const definition = { seed, members, at: DEFAULT_AT + days * DAY_MS, scenario };
        const { tables: packed } = runAtOnce(generateWorld(definition));
        const database = createDatabase();
        restore(database, packed);
        expect(
          database.account.getAll().reduce((sum, { units }) => sum + units, 0),
          String(seed),
        ).toBe(0);
      }
    },
  );

  test('has a name of its own, one sentence of story, and a screen of the app', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    for (const { name, story, screen } of scenarios) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(story).toMatch(/^[A-Z][^.]+\.$/);
      expect(screen).toMatch(/^\/dashboard/);
    }
  });

  test('tells what its title says', () => {
    const { tables: reached } = generate('stage-reached');
    expect(findMember(reached, 'member').stage).toBe(4);

    const late = transactionsOf(generate('late-deposit').tables, 'member', 2);
    expect(late.map(({ type, status }) => [type, status])).toEqual([
      ['Deposit', PENDING],
      ['Deposit', COMPLETED],
    ]);

    const [rejected] = transactionsOf(generate('rejected-withdrawal').tables, 'leader', 1);
    expect(rejected).toMatchObject({ type: 'Withdrawal', status: REJECTED, amount: 50_000_000 });

    // However much a large team lets her earn, she has all of it before her.
    expect(findMember(generate('large-team').tables, 'leader').stage_balance).toBe(0);

    const { tables: later, now } = generate('year-later');
    const nora = findMember(later, 'newcomer');
    expect(nora.stage).toBeGreaterThanOrEqual(2);
    expect(nora.total_earn).toBeGreaterThan(0);
    expect(later.member.filter(({ sponsor_id }) => sponsor_id === nora.id)).toHaveLength(4);
    expect((now - DEFAULT_AT) / DAY_MS).toBeGreaterThan(360);
    // In working hours, and after a year in which everybody else was active, too.
    expect(new Date(now).getUTCHours()).toBeGreaterThan(8);
    expect(new Date(now).getUTCHours()).toBeLessThan(19);
    for (const id of ['newcomer', 'member', 'leader']) {
      const earned = later.activity.filter(
        ({ member_id, type }) => type === 'Earning' && member_id === findMember(later, id).id,
      );
      const months = earned.map(({ created_at }) => Math.floor((now - created_at) / (30 * DAY_MS)));
      expect(new Set(months.filter((month) => month < 12)).size, id).toBeGreaterThan(8);
    }
  });

  test('is in the README, which lists all of them (`npm run assumptions` rewrites the list)', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toBe(replaceTable(readme, renderScenarios(), 'scenarios'));
    const files = readdirSync('mocks/scenarios').filter((file) =>
      readFileSync(`mocks/scenarios/${file}`, 'utf8').includes(': Scenario = {'),
    );
    expect(scenarios).toHaveLength(files.length);
  });

  test('that does not exist is an error', () => {
    expect(() => generate('no-such-thing')).toThrow('there is no scenario no-such-thing');
  });
});

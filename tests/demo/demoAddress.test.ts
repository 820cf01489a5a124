import { describe, expect, test } from 'vitest';
import { NO_CONDITIONS, networkPresetName } from '#mocks/faultRules.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { DEFAULT_AT, LATEST_MOMENT } from '#mocks/world/worldDefinition.ts';
import { parseMomentAddress } from '#src/demo/scenarios/demoAddress.ts';
import { hasMoment, KNOWN_PARTS, readParameters } from '#src/demo/scenarios/momentParts.ts';
import { formatFaults, formatNetwork } from '#src/demo/scenarios/networkParts.ts';
import { formatScreen } from '#src/demo/scenarios/screenPart.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';

const { address: messages } = demoWorld;
const parse = (query: string) => parseMomentAddress(readParameters(query));
const moment = (query: string) => {
  const parsed = parse(query);
  if ('problems' in parsed) throw new Error(parsed.problems.join(' '));
  return parsed.moment;
};
const problems = (query: string) => {
  const parsed = parse(query);
  return 'problems' in parsed ? parsed.problems : [];
};

describe('the address of a demo', () => {
  test('is one as soon as it says any part of a moment', () => {
    expect(hasMoment(new URLSearchParams('path=session-1'))).toBe(false);
    expect(hasMoment(new URLSearchParams('screen=/dashboard'))).toBe(true);
  });

  test('may have the names of its parts in capitals', () => {
    const parameters = readParameters('?Demo=first-day&SEED=12');
    expect(hasMoment(parameters)).toBe(true);
    expect(parameters.toString()).toBe('demo=first-day&seed=12');
  });

  test('may have names in capitals, and spaces around what it says', () => {
    expect(moment('persona=Leader').persona).toBe('leader');
    expect(moment('demo=First-Day').world).toEqual(moment('demo=first-day').world);
    expect(moment('network=SLOW3G,400').network).toEqual(moment('network=slow3G,400').network);
    expect(moment('seed=12%20&persona=%20member').persona).toBe('member');
  });

  test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    'opens %s by its name',
    (name, { world, persona, screen, network }) => {
      expect(moment(`demo=${name}`)).toMatchObject({
        world: { definition: { scenario: name, seed: 7, members: world.members ?? 1000, at: DEFAULT_AT } },
        persona,
        screen,
        network: { ...NO_CONDITIONS, ...network },
      });
    },
  );

  test('is refused where a part is misspelt, and may have what services add to a link', () => {
    expect(problems('demo=first-day&persna=leader&brnad=Acme')).toEqual(
      ['persna', 'brnad'].map((name) => messages.unknownPart(name, KNOWN_PARTS)),
    );
    for (const name of ['dem', 'demos', 'dmeo', 'persna', 'tuor'])
      expect(hasMoment(new URLSearchParams({ [name]: 'first-day' })), name).toBe(true);
    for (const name of ['mc_cid', 'source', 'id', 'path', 'ref', 'new', 'no', 'row', 'need', 'your'])
      expect(hasMoment(new URLSearchParams({ [name]: 'first-day' })), name).toBe(false);
    expect(problems('demo=first-day&utm_source=mail&fbclid=1&gclid=2&ref=x')).toEqual([]);
  });

  test('gives the same world for the same part alone, whenever it is opened', () => {
    const definition = { seed: 7, members: 1000, at: DEFAULT_AT, scenario: null };
    expect(moment('seed=12')).toMatchObject({
      world: { definition: { ...definition, seed: 12 } },
      persona: null,
      screen: '/signin',
    });
    expect(moment('members=50000')).toMatchObject({
      world: { definition: { ...definition, members: 50_000 } },
    });
    expect(moment('at=2027-03-01')).toMatchObject({
      world: { definition: { ...definition, at: Date.UTC(2027, 2, 1, 10) } },
    });
    expect(moment('at=2027-03-01T09:30')).toMatchObject({
      world: { definition: { ...definition, at: Date.UTC(2027, 2, 1, 9, 30) } },
    });
    expect(moment('persona=leader')).toMatchObject({
      world: { definition },
      persona: 'leader',
      screen: '/dashboard',
    });
    expect(moment('screen=/dashboard/donate')).toMatchObject({
      world: { definition },
      persona: 'member',
      screen: '/dashboard/donate',
    });
    expect(moment('screen=/signup')).toMatchObject({ persona: null, screen: '/signup' });
    expect(moment('network=flaky')).toMatchObject({
      world: { definition },
      network: { preset: 'flaky', latency: 0 },
    });
    expect(moment('network=slow3G,150')).toMatchObject({ network: { preset: 'slow3G', latency: 150 } });
    expect(moment('faults=donate:serverError:always,login:unauthorized,all:slow:30%').network.faults).toEqual(
      [
        { call: 'donate', outcome: { kind: 'serverError' }, when: 'always' },
        { call: 'login', outcome: { kind: 'unauthorized' }, when: 'next' },
        { call: '*', outcome: { kind: 'slow', milliseconds: 3000 }, when: { percent: 30 } },
      ],
    );
    expect(moment('brand=Acme%20Bank~A~0055AA').brand).toEqual({
      name: 'Acme Bank',
      initial: 'A',
      accent: '#0055aa',
    });
    expect(moment('brand=Acme').brand).toEqual({ name: 'Acme', initial: null, accent: null });
  });

  test('may change parts of a scenario', () => {
    expect(
      moment('demo=provider-down&network=none&persona=leader&screen=/dashboard/network?tab=team'),
    ).toMatchObject({
      network: NO_CONDITIONS,
      persona: 'leader',
      screen: '/dashboard/network?tab=team',
    });
  });

  test('writes faults and network as it reads them', () => {
    const refusal = `donate:refusal=${encodeURIComponent('{"message":"No: not now, please"}')}:always`;
    for (const text of ['none', 'all:serverError:always', 'login:slow:5%,login:malformed:next', refusal]) {
      const query = new URLSearchParams({ faults: text }).toString();
      expect(formatFaults(moment(query).network.faults)).toBe(text);
    }
    for (const text of ['none', 'offline', '400', 'flaky,400']) {
      expect(formatNetwork(moment(`network=${text}`).network)).toBe(text);
    }
  });

  test.each([
    ['/dashboard/donate', '', '/dashboard/donate'],
    ['/dashboard/donate/', '?x=1', '/dashboard/donate?x=1'],
    ['/', '', '/'],
    ['/dashboard/transactions', `?q=${'x'.repeat(400)}`, '/dashboard/transactions'],
    ['/dashboard/nothing-here', '', null],
    ['/reset-password/a-token', '', null],
    ['~/of/another/app', '', null],
  ])('says of the screen %s%s what it can open: %s', (path, search, expected) => {
    const said = formatScreen(path, search) ?? null;
    expect(said).toBe(expected);
    if (said !== null) expect(moment(new URLSearchParams({ screen: said }).toString()).screen).toBe(said);
  });

  test.each([
    ['می‌خواهم', 'می'],
    ['नमस्ते बैंक', 'क्षि'],
    ['👨‍👩‍👧‍👦 Family', '👨‍👩‍👧‍👦'],
    ['é'.normalize('NFD').repeat(40), 'é'.normalize('NFD')],
  ])('takes the brand %s, whose letters are counted as they are read', (name, initial) => {
    expect(moment(new URLSearchParams({ brand: `${name}~${initial}` }).toString()).brand).toEqual({
      name,
      initial,
      accent: null,
    });
  });

  test.each([
    ['brand=a\u202Eb', [messages.brand('a\u202Eb')]],
    ['brand=a\u0000b', [messages.brand('a\u0000b')]],
    [
      `brand=${'e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301'.repeat(40)}`,
      [expect.stringContaining('is no brand')],
    ],
    ['demo=nonsense', [messages.demo('nonsense')]],
    ['demo=', [messages.demo('')]],
    ['seed=-1', [messages.seed('-1')]],
    ['seed=1.5', [messages.seed('1.5')]],
    ['seed=2147483648', [messages.seed('2147483648')]],
    ['members=9', [messages.members('9')]],
    ['members=50001', [messages.members('50001')]],
    ['members=1e3', [messages.members('1e3')]],
    ...[
      'soon',
      '2026-02-31',
      '1970-01-01',
      '2026-01-01T25:00',
      '2100-01-01',
      '12026-01-01',
      '+275760-09-13',
    ].map((at): [string, readonly string[]] => [
      `at=${encodeURIComponent(at)}`,
      [messages.date('at', at, Date.UTC(2100, 0, 1))],
    ]),
    ['now=2200-01-01', [messages.date('now', '2200-01-01', LATEST_MOMENT)]],
    ['now=9999-12-31', [messages.date('now', '9999-12-31', LATEST_MOMENT)]],
    ['now=2020-01-01', [messages.now]],
    ['at=2026-01-01&now=2099-01-01', [messages.now]],
    ['persona=nobody', [messages.persona('nobody', ['newcomer', 'member', 'leader', 'inactive', 'unlucky'])]],
    ['screen=https://example.com/dashboard', [messages.screen('https://example.com/dashboard')]],
    ['screen=//example.com/dashboard', [messages.screen('//example.com/dashboard')]],
    ['screen=/dashboard/../../x', [messages.screen('/dashboard/../../x')]],
    ['screen=/demo/paths', [messages.screen('/demo/paths')]],
    ['faults=everything', [messages.faults('everything')]],
    ['faults=donate:explodes', [messages.faults('donate:explodes')]],
    ['faults=all:slow:0%', [messages.faults('all:slow:0%')]],
    ['faults=donate:refusal=%25:next', [messages.faults('donate:refusal=%:next')]],
    [
      'faults=donate:serverError:always,donate:malformed:always',
      [messages.faults('donate:serverError:always,donate:malformed:always')],
    ],
    ['network=fast', [messages.network('fast', networkPresetName.options)]],
    ['network=120001', [messages.network('120001', networkPresetName.options)]],
    ['network=1,2', [messages.network('1,2', networkPresetName.options)]],
    ['brand=', [messages.brand('')]],
    ['brand=A~BCD', [messages.brand('A~BCD')]],
    ['brand=A~B~red', [messages.brand('A~B~red')]],
    ['seed=1&seed=2', [messages.twice('seed')]],
    ['demo=w1.AAAA&members=20', [messages.withCode('members')]],
    ['seed=x&members=y', [messages.seed('x'), messages.members('y')]],
  ])('%s is refused in a sentence', (query, expected) => {
    expect(problems(query)).toEqual(expected);
  });
});

import * as z from 'zod/mini';
import { type NetworkConditions, NO_CONDITIONS, networkPresetName } from '#mocks/faultRules.ts';
import { findScenario, scenarios } from '#mocks/scenarios/scenarios.ts';
import { MIN_MEMBERS } from '#mocks/seed/members.ts';
import { type PersonaId, personas } from '#mocks/seed/personas.ts';
import { isWorldCode } from '#mocks/world/worldCode.ts';
import {
  DEFAULT_AT,
  DEFAULT_MEMBERS,
  DEFAULT_SEED,
  LATEST_MOMENT,
  MAX_MEMBERS,
  MAX_SEED,
  type WorldDefinition,
} from '#mocks/world/worldDefinition.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { urls } from '#src/urls.ts';
import { type Brand, parseBrand } from '../brand/brand';
import { findUnknownParts, isSameName, KNOWN_PARTS, type MomentPart } from './momentParts';
import { parseFaults, parseNetwork } from './networkParts';
import { parseScreen } from './screenPart';

const { address: messages } = demoWorld;

/** As far as a demo looks ahead. */
export const MAX_SPAN_MS = 10 * 366 * 24 * 60 * 60_000;

/** A moment of a demo: a world, its time, who is signed in, and what is on the screen. */
export interface DemoMoment {
  /** a code has all of the world in it */
  readonly world: { readonly code: string } | { readonly definition: WorldDefinition };
  /** to which time the clock is moved, in milliseconds since 1970 */
  readonly now: number | null;
  readonly persona: PersonaId | null;
  /** a path of the app */
  readonly screen: string;
  readonly network: NetworkConditions;
  readonly brand: Brand | null;
}

const TEN_HOURS_MS = 10 * 60 * 60 * 1000;

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number)),
    z.int().check(z.gte(min), z.lte(max)),
  );

/** `2027-03-01`, at ten o'clock, or `2027-03-01T09:30`, each in UTC; undefined for what is no date of these centuries. */
function parseMoment(text: string): number | undefined {
  const [, day, time] = /^(2[01]\d\d-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{3})?)?)?Z?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined;
  const moment = time === undefined ? midnight + TEN_HOURS_MS : Date.parse(`${day}${time}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

/** A world begins early enough to live on until the end of the calendar. */
const END_OF_BEGINNINGS = Date.UTC(2100, 0, 1);
const parseBeginning = (text: string): number | undefined => {
  const parsed = parseMoment(text);
  return parsed !== undefined && parsed < END_OF_BEGINNINGS ? parsed : undefined;
};

/** Undefined is what cannot be read. */
type Reader<Value> = (text: string) => Value | undefined;

const readWith =
  <Value>(schema: z.ZodMiniType<Value>): Reader<Value> =>
  (text) =>
    schema.safeParse(text).data;

const isDashboard = (path: string) => path.startsWith(urls.dashboard);

const readers = {
  demo: (text) => (isWorldCode(text) ? text : scenarios.find(({ name }) => isSameName(name, text))?.name),
  seed: readWith(wholeNumber(0, MAX_SEED)),
  members: readWith(wholeNumber(MIN_MEMBERS, MAX_MEMBERS)),
  at: parseBeginning,
  now: parseMoment,
  persona: (text) => personas.find(({ id }) => isSameName(id, text))?.id,
  screen: parseScreen,
  faults: parseFaults,
  network: parseNetwork,
  brand: parseBrand,
} satisfies Readonly<Record<MomentPart, Reader<unknown>>>;

const PROBLEMS: Readonly<Record<MomentPart, (given: string) => string>> = {
  demo: messages.demo,
  seed: messages.seed,
  members: messages.members,
  at: (given) => messages.date('at', given, END_OF_BEGINNINGS),
  now: (given) => messages.date('now', given, LATEST_MOMENT),
  persona: (given) =>
    messages.persona(
      given,
      personas.map(({ id }) => id),
    ),
  screen: messages.screen,
  faults: messages.faults,
  network: (given) => messages.network(given, networkPresetName.options),
  brand: messages.brand,
};

/** Reads a moment off an address, or says in sentences what is wrong with it. */
export function parseMomentAddress(
  parameters: URLSearchParams,
): { readonly moment: DemoMoment } | { readonly problems: readonly string[] } {
  const problems: string[] = findUnknownParts(parameters).map((name) =>
    messages.unknownPart(name, KNOWN_PARTS),
  );
  const read = <Value>(name: MomentPart, reader: Reader<Value>): Value | null => {
    const [given, ...more] = parameters.getAll(name);
    if (given === undefined) return null;
    if (more.length > 0) problems.push(messages.twice(name));
    const value = reader(given);
    if (value === undefined) problems.push(PROBLEMS[name](given));
    return value ?? null;
  };
  const demo = read('demo', readers.demo);
  const [seed, members] = [read('seed', readers.seed), read('members', readers.members)];
  const [at, now] = [read('at', readers.at), read('now', readers.now)];
  const persona = read('persona', readers.persona);
  const screen = read('screen', readers.screen);
  const faults = read('faults', readers.faults);
  const [network, brand] = [read('network', readers.network), read('brand', readers.brand)];

  const code = demo !== null && isWorldCode(demo) ? demo : null;
  if (code !== null) {
    for (const name of ['seed', 'members', 'at', 'now'] as const) {
      if (parameters.has(name)) problems.push(messages.withCode(name));
    }
  }
  const scenario = demo !== null && code === null ? findScenario(demo) : undefined;
  const definition = {
    seed: seed ?? scenario?.world.seed ?? DEFAULT_SEED,
    members: members ?? scenario?.world.members ?? DEFAULT_MEMBERS,
    at: at ?? (scenario?.world.at === undefined ? undefined : parseMoment(scenario.world.at)) ?? DEFAULT_AT,
    scenario: scenario?.name ?? null,
  };
  const moved = now === null ? 0 : now - definition.at;
  if (moved < 0 || moved > MAX_SPAN_MS) problems.push(messages.now);
  if (problems.length > 0) return { problems };

  const needsMember = screen !== null && isDashboard(screen);
  const signedIn = persona ?? scenario?.persona ?? (needsMember ? 'member' : null);
  return {
    moment: {
      world: code === null ? { definition } : { code },
      now,
      persona: signedIn,
      screen: screen ?? scenario?.screen ?? (signedIn === null ? urls.signIn : urls.dashboard),
      network: {
        ...NO_CONDITIONS,
        ...scenario?.network,
        ...(network ? { latency: network.latency, preset: network.preset } : {}),
        ...(faults ? { faults } : {}),
      },
      brand,
    },
  };
}

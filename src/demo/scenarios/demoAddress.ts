import * as z from 'zod/mini';
import { endpointKeys } from '#mocks/endpoint.ts';
import { type ConnectionFault, failAll, faultNames } from '#mocks/scenarios/connectionFault.ts';
import { findScenario } from '#mocks/scenarios/scenarios.ts';
import { MIN_MEMBERS } from '#mocks/seed/members.ts';
import { type PersonaId, personas } from '#mocks/seed/personas.ts';
import { isWorldCode } from '#mocks/worldCode.ts';
import {
  DEFAULT_AT,
  DEFAULT_MEMBERS,
  DEFAULT_SEED,
  MAX_MEMBERS,
  MAX_SEED,
  type WorldDefinition,
} from '#mocks/worldDefinition.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { urls } from '#src/urls.ts';
import { type Brand, parseBrand } from '../brand/brand';
import { LATENCIES } from '../latencyStorage';
import type { MomentPart } from './momentParts';

const { address: messages } = demoWorld;

/** A moment of a demo: a world, its time, who is signed in, and what is on the screen. */
export interface DemoMoment {
  /** a code has all of the world in it */
  readonly world: { readonly code: string } | { readonly definition: WorldDefinition };
  /** to which time the clock is moved, in milliseconds since 1970 */
  readonly now: number | null;
  readonly persona: PersonaId | null;
  /** a path of the app */
  readonly screen: string;
  readonly faults: readonly ConnectionFault[];
  /** response time in milliseconds */
  readonly latency: number;
  readonly brand: Brand | null;
}

const TEN_HOURS_MS = 10 * 60 * 60 * 1000;
const MAX_LATENCY_MS = 60_000;
const MAX_SCREEN_LENGTH = 300;

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number)),
    z.int().check(z.gte(min), z.lte(max)),
  );

/** `2027-03-01`, at ten o'clock, or `2027-03-01T09:30`, each in UTC; undefined for what is no date of this century. */
function parseMoment(text: string): number | undefined {
  const [, day, time] = /^(20\d\d-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{3})?)?)?Z?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined;
  const moment = time === undefined ? midnight + TEN_HOURS_MS : Date.parse(`${day}${time}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

/** Undefined is what cannot be read. */
type Reader<Value> = (text: string) => Value | undefined;

const readWith =
  <Value>(schema: z.ZodMiniType<Value>): Reader<Value> =>
  (text) =>
    schema.safeParse(text).data;

/** Any: a screen is a path. */
const ORIGIN = 'https://app.invalid';
const SCREENS: readonly string[] = Object.values(urls).filter((url) => typeof url === 'string');

function parseScreen(text: string): string | undefined {
  if (!text.startsWith('/') || text.length > MAX_SCREEN_LENGTH) return undefined;
  if (!URL.canParse(text, ORIGIN)) return undefined;
  const url = new URL(text, ORIGIN);
  return url.origin === ORIGIN && SCREENS.includes(url.pathname) ? url.pathname + url.search : undefined;
}

const isDashboard = (path: string) => path.startsWith(urls.dashboard);

/** The faults of `donate:serverError:always`, or with `all` of every call but those of the session. */
function parseFault(text: string): readonly ConnectionFault[] | undefined {
  const [call, fault, when = 'next', ...rest] = text.split(':');
  const name = faultNames.find((each) => each === fault);
  if (!name || rest.length > 0) return undefined;
  if (call === 'all' && when === 'always') return failAll(name);
  const key = endpointKeys.find((each) => each === call);
  return key && (when === 'next' || when === 'always') ? [{ call: key, fault: name, when }] : undefined;
}

function parseFaults(text: string): readonly ConnectionFault[] | undefined {
  if (text === 'none') return [];
  const faults = text.split(',').map(parseFault);
  return faults.includes(undefined) ? undefined : faults.flatMap((found) => found ?? []);
}

/** The reverse. */
export function formatFaults(faults: readonly ConnectionFault[]): string {
  const [first] = faults;
  if (!first) return 'none';
  if (JSON.stringify(faults) === JSON.stringify(failAll(first.fault))) return `all:${first.fault}:always`;
  return faults.map(({ call, fault, when }) => `${call}:${fault}:${when}`).join(',');
}

const latencyName = z.pipe(
  z.enum(Object.keys(LATENCIES)),
  z.transform((name) => Object.entries(LATENCIES).find(([known]) => known === name)?.[1] ?? 0),
);

const readers = {
  demo: (text) => (isWorldCode(text) || findScenario(text) ? text : undefined),
  seed: readWith(wholeNumber(0, MAX_SEED)),
  members: readWith(wholeNumber(MIN_MEMBERS, MAX_MEMBERS)),
  at: parseMoment,
  now: parseMoment,
  persona: (text) => personas.find(({ id }) => id === text)?.id,
  screen: parseScreen,
  faults: parseFaults,
  network: readWith(z.union([latencyName, wholeNumber(0, MAX_LATENCY_MS)])),
  brand: parseBrand,
} satisfies Readonly<Record<MomentPart, Reader<unknown>>>;

const PROBLEMS: Readonly<Record<MomentPart, (given: string) => string>> = {
  demo: messages.demo,
  seed: messages.seed,
  members: messages.members,
  at: (given) => messages.date('at', given),
  now: (given) => messages.date('now', given),
  persona: (given) =>
    messages.persona(
      given,
      personas.map(({ id }) => id),
    ),
  screen: messages.screen,
  faults: messages.faults,
  network: (given) => messages.network(given, Object.keys(LATENCIES)),
  brand: messages.brand,
};

/** Reads a moment off an address, or says in sentences what is wrong with it. */
export function parseMomentAddress(
  parameters: URLSearchParams,
): { readonly moment: DemoMoment } | { readonly problems: readonly string[] } {
  const problems: string[] = [];
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
  const [latency, brand] = [read('network', readers.network), read('brand', readers.brand)];

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
  if (now !== null && now < definition.at) problems.push(messages.now);
  if (problems.length > 0) return { problems };

  const needsMember = screen !== null && isDashboard(screen);
  const signedIn = persona ?? scenario?.persona ?? (needsMember ? 'member' : null);
  return {
    moment: {
      world: code === null ? { definition } : { code },
      now,
      persona: signedIn,
      screen: screen ?? scenario?.screen ?? (signedIn === null ? urls.signIn : urls.dashboard),
      faults: faults ?? scenario?.faults ?? [],
      latency: latency ?? 0,
      brand,
    },
  };
}

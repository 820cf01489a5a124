import type { RunningProvider } from '#mocks/browser.ts';
import { findScenario } from '#mocks/scenarios/scenarios.ts';
import { personas } from '#mocks/seed/personas.ts';
import { toPath } from '#src/basePath.ts';
import { formatBrand, readBrand } from '../brand/brand';
import { demoUrls } from '../demoUrls';
import type { MomentPart } from './momentParts';
import { formatFaults, formatNetwork } from './networkParts';
import { formatScreen } from './screenPart';

interface MomentLink {
  /** undefined when the world has changed too much for one */
  readonly link: string | undefined;
  /** the member who is signed in is a persona, or nobody is */
  readonly hasMember: boolean;
}

/** The address of this moment: world, time, member, screen, faults, response time and brand. */
export async function createMomentLink(
  { worlds, controls }: RunningProvider,
  /** private key of the member who is signed in */
  member: string | undefined,
): Promise<MomentLink> {
  const { definition, now, code } = await worlds.code();
  const persona = personas.find(({ identifier }) => identifier === member)?.id;
  const hasMember = member === undefined || persona !== undefined;
  if (code === 'tooLong') return { link: undefined, hasMember };

  const { seed, members, at, scenario } = definition;
  const named = scenario === null || code !== undefined ? undefined : findScenario(scenario);
  const parameters = new URLSearchParams();
  const set = (part: MomentPart, value: string | undefined) => {
    if (value !== undefined) parameters.set(part, value);
  };
  set('demo', code ?? named?.name);
  if (code === undefined) {
    set('seed', String(seed));
    set('members', String(members));
    set('at', new Date(at).toISOString());
    set('now', now === undefined ? undefined : new Date(now).toISOString());
  }
  set('persona', persona);
  set('screen', formatScreen(toPath(location.pathname), location.search));
  const { conditions } = controls.faults;
  // Without them those of the scenario would be there again.
  if (conditions.faults.length > 0 || named?.network?.faults) set('faults', formatFaults(conditions.faults));
  const network = formatNetwork(conditions);
  if (network !== 'none' || named?.network) set('network', network);
  const brand = readBrand();
  if (brand) set('brand', formatBrand(brand));
  return { link: `${location.origin}${demoUrls.start}?${parameters}`, hasMember };
}

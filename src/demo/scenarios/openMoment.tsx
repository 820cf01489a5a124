import { findScenario } from '#mocks/scenarios/scenarios.ts';
import { personas } from '#mocks/seed/personas.ts';
import { getLongestSpan, MomentTooFarError } from '#mocks/simulation/simulateWorld.ts';
import type { OnProgress } from '#mocks/slices.ts';
import { decodeWorld } from '#mocks/world/worldCode.ts';
import type { WorldDefinition } from '#mocks/world/worldDefinition.ts';
import { notify } from '#src/actors/notify.ts';
import { removeStoredSession } from '#src/actors/storedSession.ts';
import { toAddress } from '#src/basePath.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { applyBrand } from '../brand/applyBrand';
import { storeBrand } from '../brand/brand';
import { getProvider } from '../demoProvider';
import { mountInsteadOfApp } from '../mountOverlay';
import { signInAs } from '../signInAs';
import { withProgress } from '../withProgress';
import { announceReplacement } from '../worldReset';
import { AddressProblems } from './AddressProblems';
import { type DemoMoment, parseMomentAddress } from './demoAddress';

const { address: messages } = demoWorld;

type Provider = Awaited<ReturnType<typeof getProvider>>;

/** The session of the world before goes on in other tabs; here the moment says who is signed in. */
async function signIn(provider: Provider, id: DemoMoment['persona']): Promise<void> {
  const persona = personas.find((one) => one.id === id);
  try {
    if (persona) await signInAs(provider, persona);
    else removeStoredSession();
  } catch (failure) {
    console.error('The persona could not be signed in.', failure);
    notify.warning(messages.noSession);
  }
}

/** No later than this a world may live on. While the steps of a scenario run it grows, and the limit may be earlier. */
function getLatest({ at, members, scenario }: WorldDefinition): number {
  const steps = (scenario === null ? undefined : findScenario(scenario)?.steps) ?? [];
  const lived = steps.reduce((sum, step) => sum + ('milliseconds' in step ? step.milliseconds : 0), 0);
  return at + lived + getLongestSpan(members);
}

/** Makes the moment the present one, or says why it cannot. The world before it is kept as a checkpoint. */
async function open(moment: DemoMoment, onProgress: OnProgress): Promise<string | undefined> {
  const { world, now, persona, screen, network, brand } = moment;
  const opened = 'code' in world ? await decodeWorld(world.code, onProgress) : world.definition;
  if (!opened) return messages.code;
  // Nothing has been changed yet.
  if ('definition' in world && now !== null) {
    const latest = getLatest(world.definition);
    if (now > latest) return messages.tooFar(latest);
  }
  const provider = await getProvider({ opened, onProgress });
  const { controls, worlds } = provider;
  if (now !== null && now > controls.now()) {
    try {
      await controls.moveTo(now, { onProgress });
    } catch (failure) {
      if (!(failure instanceof MomentTooFarError)) throw failure;
      await worlds.undo();
      return messages.tooFar(failure.latest);
    }
  }
  controls.clear();
  await signIn(provider, persona);
  announceReplacement('replaced');
  controls.faults.conditions = network;
  if (brand) {
    storeBrand(brand);
    applyBrand(brand);
  }
  history.replaceState(null, '', toAddress(screen));
  return undefined;
}

/** Opens the moment of an address. Undefined when it is open; else a page that says what is wrong with the address. */
export async function openMomentAddress(parameters: URLSearchParams) {
  const parsed = parseMomentAddress(parameters);
  if ('problems' in parsed) return mountInsteadOfApp(<AddressProblems problems={parsed.problems} />);
  try {
    const problem = await withProgress('opening', (onProgress) => open(parsed.moment, onProgress));
    return problem && mountInsteadOfApp(<AddressProblems problems={[problem]} />);
  } catch (failure) {
    console.error('The world of the address could not be made.', failure);
    return mountInsteadOfApp(<AddressProblems lead={messages.mayBeChanged} problems={[messages.failed]} />);
  }
}

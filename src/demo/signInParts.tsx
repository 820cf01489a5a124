import { type Persona, personas } from '#mocks/seed/personas.ts';
import { notify } from '#src/actors/notify.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { DemoControlsMarker } from './DemoControlsMarker';
import { getProvider, started } from './demoProvider';
import { type Credentials, PersonaPicker } from './PersonaPicker';

const isCurrent = async ({ identifier, passcode }: Persona) =>
  (await getProvider()).controls.isPasscode(identifier, passcode);

async function signIn(persona: Persona): Promise<void> {
  const provider = await getProvider();
  // A reload would lose what is in the memory of this page, and the session with it.
  if (provider.getKeepProblem() !== undefined) return notify.warning(messages.switchLosesData(persona.name));
  const { signInAs } = await import('./signInAs');
  await signInAs(provider, persona);
  location.reload();
}

/** What the demo adds to the app's screens. It is there before the provider. */
export const signInParts = {
  marker: <DemoControlsMarker getProvider={getProvider} started={started} />,
  signInAid: (fill: (credentials: Credentials) => void) => (
    <PersonaPicker personas={personas} onPick={fill} isCurrent={isCurrent} onSignIn={signIn} />
  ),
};

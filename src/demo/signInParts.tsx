import { type Persona, personas } from '#mocks/seed/personas.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { DemoControlsMarker } from './DemoControlsMarker';
import { getProvider, started } from './demoProvider';
import { type Credentials, PersonaPicker } from './PersonaPicker';
import { reloadAs } from './reloadAs';

const isCurrent = async ({ identifier, passcode }: Persona) =>
  (await getProvider()).controls.isPasscode(identifier, passcode);

const signIn = (persona: Persona) =>
  reloadAs(getProvider, persona, messages.signInLosesData, async (provider) => {
    const { signInAs } = await import('./signInAs');
    await signInAs(provider, persona);
  });

/** What the demo adds to the app's screens. It is there before the provider. */
export const signInParts = {
  marker: <DemoControlsMarker getProvider={getProvider} started={started} />,
  signInAid: (fill: (credentials: Credentials) => void) => (
    <PersonaPicker personas={personas} onPick={fill} isCurrent={isCurrent} onSignIn={signIn} />
  ),
};

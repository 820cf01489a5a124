import { type Persona, personas } from '#mocks/seed/personas.ts';
import { DemoControlsMarker } from './DemoControlsMarker';
import { getProvider, started } from './demoProvider';
import { type Credentials, PersonaPicker } from './PersonaPicker';

const isCurrent = async ({ identifier, passcode }: Persona) =>
  (await getProvider()).controls.isPasscode(identifier, passcode);

/** What the demo adds to the app's screens. It is there before the provider. */
export const signInParts = {
  marker: <DemoControlsMarker getProvider={getProvider} started={started} />,
  signInAid: (fill: (credentials: Credentials) => void) => (
    <PersonaPicker personas={personas} onPick={fill} isCurrent={isCurrent} />
  ),
};

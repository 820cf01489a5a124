import { useSession } from '#src/actors/context.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { PersonaSwitch } from '../PersonaSwitch';
import { ControlSection } from './ControlSection';
import { usePanel } from './panelContext';

/** Who is signed in in this tab; shown where somebody is. */
export function PersonaControl() {
  const { provider } = usePanel();
  const isSignedIn = useSession(({ context }) => context.auth !== null);
  if (!isSignedIn) return null;
  return (
    <ControlSection
      title={messages.switchPersona}
      hint={messages.switchPersonaHint}
      keywords={messages.switchPersonaKeywords}
    >
      <PersonaSwitch getProvider={() => Promise.resolve(provider)} shows="names" />
    </ControlSection>
  );
}

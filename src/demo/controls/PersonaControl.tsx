import { demo as messages } from '#src/messages/demo.ts';
import { PersonaSwitch } from '../PersonaSwitch';
import { ControlSection } from './ControlSection';
import { usePanel } from './panelContext';

/** Signs this tab in as another persona. */
export function PersonaControl() {
  const { provider } = usePanel();
  return (
    <ControlSection title={messages.switchPersona} hint={messages.switchPersonaHint}>
      <PersonaSwitch getProvider={() => Promise.resolve(provider)} shows="names" />
    </ControlSection>
  );
}

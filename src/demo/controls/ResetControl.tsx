import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { announceReset } from '../worldReset';
import { ControlSection } from './ControlSection';
import { changeWorld } from './changeWorld';
import { usePanel } from './panelContext';

export function ResetControl() {
  const { provider } = usePanel();
  const reset = () =>
    changeWorld(async () => {
      await provider.reset();
      announceReset();
      // The screen shows data that no longer exists.
      location.reload();
    });
  return (
    <ControlSection title={messages.startAgain} hint={messages.resetHint}>
      <Button variant="secondary" onClick={reset}>
        {messages.reset}
      </Button>
    </ControlSection>
  );
}

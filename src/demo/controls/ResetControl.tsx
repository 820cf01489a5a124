import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { showNewWorld } from '../worldReset';
import { ControlSection } from './ControlSection';
import { changeWorld } from './changeWorld';
import { usePanel } from './panelContext';

export function ResetControl() {
  const { provider } = usePanel();
  const reset = () =>
    changeWorld(async () => {
      await provider.reset();
      showNewWorld();
    });
  return (
    <ControlSection title={messages.startAgain} hint={messages.resetHint} keywords={messages.resetKeywords}>
      <Button variant="secondary" onClick={reset}>
        {messages.reset}
      </Button>
    </ControlSection>
  );
}

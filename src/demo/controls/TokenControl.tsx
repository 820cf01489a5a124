import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { ControlSection } from './ControlSection';
import { changeWorld } from './changeWorld';
import { usePanel } from './panelContext';

export function TokenControl() {
  const { controls } = usePanel().provider;
  const expire = () => changeWorld(() => controls.expireAccessTokens(), messages.expired);
  return (
    <ControlSection title={messages.tokens} hint={messages.expireHint}>
      <Button variant="secondary" onClick={expire}>
        {messages.expire}
      </Button>
    </ControlSection>
  );
}

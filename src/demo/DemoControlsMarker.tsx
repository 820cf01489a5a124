import { type ComponentType, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { RunningProvider } from '#mocks/browser.ts';
import { notify } from '#src/actors/notify.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import type { ControlPanelProps } from './ControlPanel';
import { PersonaSwitch } from './PersonaSwitch';

interface DemoControlsMarkerProps {
  readonly getProvider: () => Promise<RunningProvider>;
}

interface Loaded {
  readonly Panel: ComponentType<ControlPanelProps>;
  readonly provider: RunningProvider;
}

function reportFailure(failure: unknown): void {
  console.error('The demo controls could not be shown.', failure);
  notify.failure(messages.controlsFailed);
}

/** Marks every screen as a demo, and opens the controls of the provider. Whatever fails in it, the app goes on. */
export function DemoControlsMarker({ getProvider }: DemoControlsMarkerProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const show = async () => {
    try {
      const [{ default: Panel }, provider] = await Promise.all([import('./ControlPanel'), getProvider()]);
      setLoaded({ Panel, provider });
      setOpen(true);
    } catch (failure) {
      reportFailure(failure);
    }
  };
  return (
    <DemoMarker label={messages.label}>
      <PersonaSwitch getProvider={getProvider} shows="initials" />
      <Button
        ref={opener}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void show()}
      >
        {messages.controls}
      </Button>
      {loaded && (
        <ErrorBoundary fallback={null} resetKeys={[open]} onError={reportFailure}>
          <loaded.Panel provider={loaded.provider} open={open} opener={opener} onOpenChange={setOpen} />
        </ErrorBoundary>
      )}
    </DemoMarker>
  );
}

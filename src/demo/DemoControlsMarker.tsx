import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { RunningProvider } from '#mocks/browser.ts';
import type { FaultInjection } from '#mocks/faultInjection.ts';
import { useServices } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import type { ControlPanelProps } from './controls/ControlPanel';
import { followTakenBack } from './endOutcomes';
import { PersonaSwitch } from './PersonaSwitch';

const NetworkStrip = lazy(() => import('./NetworkStrip'));

interface DemoControlsMarkerProps {
  readonly getProvider: () => Promise<RunningProvider>;
  /** the provider as soon as it has started */
  readonly started: Promise<RunningProvider>;
}

interface Loaded {
  readonly Panel: ComponentType<ControlPanelProps>;
  readonly provider: RunningProvider;
}

function reportFailure(failure: unknown): void {
  console.error('The demo controls could not be shown.', failure);
  notify.failure(messages.controlsFailed);
}

/** Follows the provider from its start on. `follow` must be the same function at every render, and returns what ends it. */
function useStarted(
  started: Promise<RunningProvider>,
  follow: (provider: RunningProvider) => () => void,
): void {
  useEffect(() => {
    let end = () => {};
    let isCurrent = true;
    void started.then((provider) => {
      if (isCurrent) end = follow(provider);
    });
    return () => {
      isCurrent = false;
      end();
    };
  }, [started, follow]);
}

/** The faults of the provider, once there are any: what shows them is loaded only then. */
function useFaults(started: Promise<RunningProvider>): FaultInjection | undefined {
  const [faults, setFaults] = useState<FaultInjection>();
  const follow = useCallback(({ controls }: RunningProvider) => {
    const look = () => {
      if (controls.faults.hasConditions) setFaults(controls.faults);
    };
    look();
    return controls.faults.subscribe(look);
  }, []);
  useStarted(started, follow);
  return faults;
}

/** Marks every screen as a demo, and opens the controls of the provider. Whatever fails in it, the app goes on. */
export function DemoControlsMarker({ getProvider, started }: DemoControlsMarkerProps) {
  const faults = useFaults(started);
  const services = useServices();
  useStarted(
    started,
    useCallback((provider) => followTakenBack(services, provider), [services]),
  );
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const show = async () => {
    try {
      const [{ default: Panel }, provider] = await Promise.all([
        import('./controls/ControlPanel'),
        getProvider(),
      ]);
      setLoaded({ Panel, provider });
      setOpen(true);
    } catch (failure) {
      reportFailure(failure);
    }
  };
  return (
    <DemoMarker label={messages.label}>
      <PersonaSwitch getProvider={getProvider} shows="initials" />
      {faults && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <NetworkStrip faults={faults} />
          </Suspense>
        </ErrorBoundary>
      )}
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

import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { RunningProvider } from '#mocks/browser.ts';
import { useServices, useSession } from '#src/actors/context.ts';
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

/** The provider, once it has faults or its time passes faster: what shows them is loaded only then. */
function useUnusualProvider(started: Promise<RunningProvider>): RunningProvider | undefined {
  const [unusual, setUnusual] = useState<RunningProvider>();
  const follow = useCallback((provider: RunningProvider) => {
    const { controls, subscribeToChanges } = provider;
    const look = () => {
      if (controls.faults.hasConditions || controls.getRate() !== 1) setUnusual(provider);
    };
    look();
    const ends = [controls.faults.subscribe(look), subscribeToChanges(look)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useStarted(started, follow);
  return unusual;
}

/** Marks every screen as a demo, and opens the controls of the provider. Whatever fails in it, the app goes on. */
export function DemoControlsMarker({ getProvider, started }: DemoControlsMarkerProps) {
  const unusual = useUnusualProvider(started);
  const services = useServices();
  useStarted(
    started,
    useCallback((provider) => followTakenBack(services, provider), [services]),
  );
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const signedIn = useSession(({ context }) => context.auth?.user.user_pk);
  const [lastMember, setLastMember] = useState(signedIn);
  if (signedIn !== undefined && signedIn !== lastMember) setLastMember(signedIn);
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
      {unusual && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <NetworkStrip {...unusual} />
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
          <loaded.Panel
            provider={loaded.provider}
            open={open}
            lastMember={lastMember}
            opener={opener}
            onOpenChange={setOpen}
          />
        </ErrorBoundary>
      )}
    </DemoMarker>
  );
}

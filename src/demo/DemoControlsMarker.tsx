import { type ComponentProps, lazy, Suspense, use, useRef, useState } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';

const ControlPanel = lazy(() => import('./ControlPanel'));

interface DemoControlsMarkerProps {
  /** the same promise each time */
  readonly getProvider: () => Promise<RunningProvider>;
}

type PanelProps = Omit<ComponentProps<typeof ControlPanel>, 'provider'> & DemoControlsMarkerProps;

const Panel = ({ getProvider, ...props }: PanelProps) => (
  <ControlPanel provider={use(getProvider())} {...props} />
);

/** Marks every screen as a demo, and opens the controls of the provider. */
export function DemoControlsMarker({ getProvider }: DemoControlsMarkerProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const show = () => {
    setIsLoaded(true);
    setOpen(true);
  };
  return (
    <DemoMarker label={messages.label}>
      <Button ref={opener} variant="quiet" aria-haspopup="dialog" aria-expanded={open} onClick={show}>
        {messages.controls}
      </Button>
      {isLoaded && (
        <Suspense>
          <Panel getProvider={getProvider} open={open} opener={opener} onOpenChange={setOpen} />
        </Suspense>
      )}
    </DemoMarker>
  );
}

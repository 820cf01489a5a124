import { lazy, Suspense, useRef, useState } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';

const ControlPanel = lazy(() => import('./ControlPanel'));

/** Marks every screen as a demo, and opens the controls of the provider. */
export function DemoControlsMarker({ provider }: { readonly provider: RunningProvider }) {
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
          <ControlPanel provider={provider} open={open} opener={opener} onOpenChange={setOpen} />
        </Suspense>
      )}
    </DemoMarker>
  );
}

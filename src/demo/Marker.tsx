import { lazy, Suspense, useRef, useState } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';

const ControlPanel = lazy(() => import('./ControlPanel'));

/** Says on every screen that nothing here is real, and opens what steers the provider. */
export function Marker({ provider }: { readonly provider: RunningProvider }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <DemoMarker label={messages.label}>
      <Button ref={opener} variant="quiet" aria-haspopup="dialog" aria-expanded={open} onClick={show}>
        {messages.controls}
      </Button>
      {asked && (
        <Suspense>
          <ControlPanel provider={provider} open={open} opener={opener} onOpenChange={setOpen} />
        </Suspense>
      )}
    </DemoMarker>
  );
}

import { lazy, Suspense, useRef, useState } from 'react';
import type { RunningProvider } from '../../mocks/browser';
import { Button } from '../ui/Button';
import { DemoMarker } from '../ui/DemoMarker';
import { demo as sentences } from '../wording/demo';

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
    <DemoMarker label={sentences.label}>
      <Button ref={opener} variant="quiet" aria-haspopup="dialog" aria-expanded={open} onClick={show}>
        {sentences.controls}
      </Button>
      {asked && (
        <Suspense>
          <ControlPanel provider={provider} open={open} opener={opener} onOpenChange={setOpen} />
        </Suspense>
      )}
    </DemoMarker>
  );
}

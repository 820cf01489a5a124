import { lazy, Suspense, useRef, useState } from 'react';
import { shell } from '#src/messages/shell.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { MenuIcon } from '#src/ui/icons/actions.tsx';

// Loaded when it is opened for the first time.
const MenuDrawer = lazy(() => import('./MenuDrawer'));

/** The hamburger button of small screens with its menu drawer (R2.16). */
export function Menu() {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const show = () => {
    setLoaded(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        ref={opener}
        label={shell.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <MenuIcon />
      </IconButton>
      {loaded && (
        <Suspense>
          <MenuDrawer open={open} opener={opener} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

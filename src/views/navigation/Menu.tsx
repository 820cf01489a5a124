import { lazy, Suspense, useRef, useState } from 'react';
import { shell } from '#src/messages/shell.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { MenuIcon } from '#src/ui/icons/actions.tsx';

// Most visits never open it.
const MenuDrawer = lazy(() => import('./MenuDrawer'));

/** The small screens' hamburger button and the menu that slides in (specification section 2). */
export function Menu() {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
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
      {asked && (
        <Suspense>
          <MenuDrawer open={open} opener={opener} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

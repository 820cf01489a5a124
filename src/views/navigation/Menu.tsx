import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { shell } from '#src/messages/shell.ts';
import { inlineMenu } from '#src/ui/Drawer.css.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { MenuIcon } from '#src/ui/icons/actions.tsx';
import { focusHeading } from '#src/ui/restoreFocus.ts';
import { renewableLazy } from '../lazyPart';
import { NewVersionNotice } from '../NewVersionNotice';
import { MenuContent } from './MenuContent';

// Loaded when it is opened for the first time.
const MenuDrawer = renewableLazy(() => import('./MenuDrawer'));

/** The hamburger button of small screens with its menu drawer (R2.16), or the menu below it without one (D52). */
export function Menu() {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [hasDrawer, setHasDrawer] = useState(true);
  const toggle = () => {
    setLoaded(true);
    setOpen(!open);
  };
  // As the drawer does by itself.
  const isInline = open && !hasDrawer;
  useEffect(() => {
    if (!isInline) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isInline]);
  // In a wider window its entries stand beside the screen, and nothing is left that opened it.
  useEffect(() => {
    if (!open) return;
    const closeWithoutOpener = () => {
      if (opener.current?.checkVisibility() !== false) return;
      flushSync(() => setOpen(false));
      focusHeading();
    };
    window.addEventListener('resize', closeWithoutOpener);
    return () => window.removeEventListener('resize', closeWithoutOpener);
  }, [open]);
  return (
    <>
      <IconButton
        ref={opener}
        label={isInline ? shell.closeMenu : shell.openMenu}
        aria-haspopup={hasDrawer ? 'dialog' : undefined}
        aria-expanded={open}
        aria-controls={isInline ? id : undefined}
        onClick={toggle}
      >
        <MenuIcon />
      </IconButton>
      {loaded && (
        <ErrorBoundary
          onError={() => setHasDrawer(false)}
          fallback={
            open && (
              <div id={id} className={inlineMenu}>
                <NewVersionNotice />
                <MenuContent onNavigate={() => setOpen(false)} />
              </div>
            )
          }
        >
          <Suspense>
            <MenuDrawer open={open} opener={opener} onOpenChange={setOpen} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

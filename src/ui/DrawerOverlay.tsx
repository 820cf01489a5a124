import { useEffect, useEffectEvent } from 'react';
import { overlay } from './Drawer.css';
import { useOverlay } from './overlays';

/**
 * Behind a drawer. In place of the dialog library's own overlay, which stops the page's scrolling by injected styles,
 * which a strict content security policy refuses.
 */
export function DrawerOverlay({ onClose }: { readonly onClose: () => void }) {
  useOverlay(onClose);
  // Back on an Android phone closes it, as it does a `<dialog>`; Escape is for the dialog library.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
  return <div className={overlay} />;
}

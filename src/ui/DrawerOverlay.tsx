import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { overlay } from './Drawer.css';
import { useOverlay } from './overlays';
import { scrollBarWidth } from './scrollBarWidth.css';

/** The name of the custom property in `var(…)`. */
const WIDTH_PROPERTY = scrollBarWidth.slice('var('.length, -')'.length);

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
  // Measured while the scroll bar is still there.
  const [width] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(WIDTH_PROPERTY, `${width}px`);
    return () => {
      style.removeProperty(WIDTH_PROPERTY);
    };
  }, [width]);
  return <div className={overlay} />;
}

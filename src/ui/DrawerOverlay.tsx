import { type ComponentProps, useState } from 'react';
import { OVERLAY_GUTTER, overlay } from './Drawer.css';

/**
 * Behind a drawer. In place of the dialog library's own overlay, which stops the page's scrolling by injected styles,
 * which a strict content security policy refuses.
 */
export function DrawerOverlay(props: ComponentProps<'div'>) {
  // Measured while the scroll bar is still there.
  const [hasScrollBar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  return <div {...props} {...(hasScrollBar ? { [OVERLAY_GUTTER]: '' } : {})} className={overlay} />;
}

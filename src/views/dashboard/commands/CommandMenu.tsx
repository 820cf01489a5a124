import { type ReactNode, useEffect, useRef, useState } from 'react';
import { commands as messages } from '#src/messages/commands.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SearchIcon } from '#src/ui/icons/actions.tsx';
import { isApple } from '#src/ui/isApple.ts';
import { closeOverlays } from '#src/ui/overlays.ts';
import { restoreFocus } from '#src/ui/restoreFocus.ts';
import { lazyPart } from '../../lazyPart';
import type { MenuEntry } from '../../navigation/DashboardNav';
import * as styles from './CommandMenu.css';

// Loaded when it is opened for the first time.
const CommandDialog = lazyPart(() => import('./CommandDialog'), { what: messages.open });

const shortcut = isApple ? messages.shortcut.apple : messages.shortcut.other;

/** The dialog that searches screens, actions and the team, opened by a button or Ctrl K, on Apple's computers ⌘ K (D460). */
export function useCommandMenu(entries: readonly MenuEntry[]): {
  /** for wide screens */
  readonly button: ReactNode;
  readonly iconButton: ReactNode;
  readonly dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement | SVGElement>(null);
  const open = () => {
    const { activeElement } = document;
    // The members of the graph are elements of SVG.
    const canTakeFocus = activeElement instanceof HTMLElement || activeElement instanceof SVGElement;
    opener.current = canTakeFocus ? activeElement : null;
    setOpen(true);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!isModified || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (isOpen) setOpen(false);
      else closeOverlays(open);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return {
    button: (
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={open}
      >
        <SearchIcon />
        {messages.open}
        <span aria-hidden="true" className={styles.shortcut}>
          {shortcut}
        </span>
      </button>
    ),
    iconButton: (
      <IconButton label={messages.open} aria-haspopup="dialog" onClick={open}>
        <SearchIcon />
      </IconButton>
    ),
    dialog: isOpen && (
      <CommandDialog
        entries={entries}
        onClose={() => setOpen(false)}
        onCloseAutoFocus={restoreFocus(opener)}
      />
    ),
  };
}

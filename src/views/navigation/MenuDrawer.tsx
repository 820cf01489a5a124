import * as Dialog from '@radix-ui/react-dialog';
import type { RefObject } from 'react';
import { shell } from '#src/messages/shell.ts';
import * as styles from '#src/ui/Drawer.css.ts';
import { DrawerOverlay } from '#src/ui/DrawerOverlay.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons/actions.tsx';
import { restoreFocus } from '#src/ui/restoreFocus.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { BrandLink } from '../BrandLink';
import { MenuContent } from './MenuContent';

interface MenuDrawerProps {
  readonly open: boolean;
  /** receives the focus when the drawer closes */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onOpenChange: (open: boolean) => void;
}

export default function MenuDrawer({ open, opener, onOpenChange }: MenuDrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <DrawerOverlay onClose={() => onOpenChange(false)} />
        <Dialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={restoreFocus(opener)}
        >
          <div className={styles.drawerHead}>
            <VisuallyHidden>
              <Dialog.Title>{shell.menu}</Dialog.Title>
            </VisuallyHidden>
            <BrandLink />
            <Dialog.Close asChild>
              <IconButton label={shell.closeMenu}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <MenuContent onNavigate={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './classNames';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons/actions';
import { useOverlay } from './overlays';
import { printedAlone } from './PrintDocument.css';
import * as styles from './Sheet.css';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  /** by its button, Escape or a press beside it; what had the focus before has it again */
  readonly onClose: () => void;
  /** for lists */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A modal sheet: beside the page on wide screens, from below on a phone. Open as long as it is rendered. */
export function Sheet({ title, closeLabel, onClose, isWide = false, children }: SheetProps) {
  useOverlay(onClose);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // What is selected from within and let go beside it does not close it.
  const isPressedBeside = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={classNames(styles.sheet, isWide && styles.wide, printedAlone)}
      aria-labelledby={titleId}
      // The event comes later, when the sheet may be open again.
      onClose={() => dialog.current?.open === false && onClose()}
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === dialog.current;
      }}
      onClick={({ target }) => isPressedBeside.current && target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}

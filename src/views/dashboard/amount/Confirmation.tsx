import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { findForeignCharacter } from '#src/domain/address.ts';
import { confirmation as messages } from '#src/messages/confirmation.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormActions } from '#src/ui/Form.tsx';
import { lines } from '#src/ui/Notice.css.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { ComparedAddresses } from './ComparedAddresses';
import * as styles from './Confirmation.css';
import type { AddressWarnings } from './examineAddress';

interface ConfirmationProps {
  readonly title: string;
  /** what will happen */
  readonly children: ReactNode;
  /** what there is to warn of, each a paragraph */
  readonly warnings: readonly ReactNode[];
  /** what cannot be undone */
  readonly final: string;
  /** of the button; `Confirm` by default */
  readonly confirmLabel?: string;
  /** inside a form that stays on the screen, beside the button that sends it */
  readonly isCompact?: boolean;
  readonly onConfirm: () => void;
  readonly onGoBack: () => void;
}

/**
 * In a form's place, before what was submitted is sent: what will happen, and what cannot be undone (D420). The second
 * click of a double click, which may be on either button, does nothing. Escape goes back (D611).
 */
export function Confirmation(props: ConfirmationProps) {
  const { title, children, warnings, final, confirmLabel, isCompact = false, onConfirm, onGoBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTakenFocus = useRef(false);
  // The button that had the focus has gone with the form. Strict mode runs effects twice: not once more, then.
  useEffect(() => {
    if (!hasTakenFocus.current) heading.current?.focus();
    hasTakenFocus.current = true;
  }, []);
  const onFirstClick =
    (action: () => void) =>
    ({ detail }: MouseEvent) => {
      if (detail < 2) action();
    };
  const goBackOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // What else Escape would leave stays.
    event.preventDefault();
    onGoBack();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of its button
    <div className={isCompact ? styles.compactPanel : styles.panel} onKeyDown={goBackOnEscape}>
      <h2 ref={heading} tabIndex={-1} className={isCompact ? styles.compactTitle : styles.title}>
        {title}
      </h2>
      {children}
      {warnings.length > 0 && (
        <Notice tone="warning" role="alert">
          <div className={lines}>
            {warnings.map((warning, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the warnings is fixed
              <div key={index}>{warning}</div>
            ))}
          </div>
        </Notice>
      )}
      <p>{final}</p>
      <FormActions>
        <Button variant="secondary" onClick={onFirstClick(onGoBack)}>
          {messages.goBack}
        </Button>
        <Button variant={isCompact ? 'secondary' : 'primary'} onClick={onFirstClick(onConfirm)}>
          {confirmLabel ?? messages.confirm}
        </Button>
      </FormActions>
    </div>
  );
}

/** What is said of an address that is none of BSC. */
export function describeMalformed(address: string): string {
  const foreign = findForeignCharacter(address);
  return foreign
    ? `${messages.malformed} ${messages.foreign(foreign.position, foreign.written)}`
    : messages.malformed;
}

export const describeAddressWarnings = (
  address: string,
  { isMalformed, checksum, lookAlike }: AddressWarnings,
): readonly ReactNode[] => [
  ...(lookAlike === undefined ? [] : [<ComparedAddresses key="like" typed={address} own={lookAlike} />]),
  ...(isMalformed ? [describeMalformed(address)] : []),
  ...(checksum === 'fails' ? [messages.checksumFails] : []),
  ...(checksum === 'unknown' ? [messages.checksumUnknown] : []),
];

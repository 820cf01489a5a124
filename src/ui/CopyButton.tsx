import { useEffect, useState } from 'react';
import type { ButtonVariant } from './Button';
import { Button } from './Button';
import * as styles from './CopyButton.css';
import { IconButton } from './IconButton';
import { CheckIcon, CopyIcon } from './icons/actions';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** shown and announced after copying */
  readonly copiedLabel: string;
  readonly copiedDurationMs: number;
  /** writes to the clipboard */
  readonly onCopy: (text: string) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  /** of the field that holds the text, selected, where it could not be copied */
  readonly selectedLabel: string;
  /** label and icon, or the icon alone with the label as its accessible name */
  readonly appearance?: 'words' | 'icon';
  readonly variant?: ButtonVariant;
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Copies a text and confirms it once it has been copied; where that is refused, offers it selected. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  copiedDurationMs,
  onCopy,
  onFailure,
  selectedLabel,
  appearance = 'words',
  variant = 'secondary',
}: CopyButtonProps) {
  // The time of the last copy: copying again restarts the confirmation.
  const [copiedAt, setCopiedAt] = useState<number>();
  const copied = copiedAt !== undefined;
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), copiedDurationMs);
    return () => clearTimeout(timer);
  }, [copiedAt, copiedDurationMs]);

  const copy = async () => {
    try {
      await onCopy(text);
      setCopiedAt(performance.now());
      setFailures(0);
    } catch (failure) {
      setFailures(failures + 1);
      onFailure(failure);
    }
  };

  return (
    <>
      {appearance === 'icon' ? (
        <IconButton label={copied ? copiedLabel : label} onClick={copy}>
          {copied ? <CheckIcon /> : <CopyIcon />}
        </IconButton>
      ) : (
        <Button variant={variant} onClick={copy}>
          <span className={styles.labels}>
            <span className={copied ? styles.hiddenLabel : styles.label}>
              <CopyIcon />
              {label}
            </span>
            <span className={copied ? styles.label : styles.hiddenLabel}>
              <CheckIcon />
              {copiedLabel}
            </span>
          </span>
        </Button>
      )}
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
      {failures > 0 && (
        <label key={failures} className={styles.selected}>
          {selectedLabel}
          <input readOnly value={text} ref={select} className={styles.field} />
        </label>
      )}
    </>
  );
}

import { useEffect, useState } from 'react';
import type { ButtonVariant } from './Button';
import { Button } from './Button';
import * as styles from './CopyButton.css';
import { IconButton } from './IconButton';
import { CheckIcon, CopyIcon } from './icons/actions';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyButtonProps {
  /** what is copied */
  readonly text: string;
  readonly label: string;
  /** says that it was copied */
  readonly copiedLabel: string;
  /** milliseconds that the confirmation stays */
  readonly copiedDurationMs: number;
  /** writes to the clipboard; the confirmation waits for it */
  readonly onCopy: (text: string) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  /** words and an icon, or the icon alone with the words as its name */
  readonly appearance?: 'words' | 'icon';
  readonly variant?: ButtonVariant;
}

/** Copies a text, and says so only after it was. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  copiedDurationMs,
  onCopy,
  onFailure,
  appearance = 'words',
  variant = 'secondary',
}: CopyButtonProps) {
  // The moment of the last copy: a second press starts the confirmation anew.
  const [copiedAt, setCopiedAt] = useState<number>();
  const copied = copiedAt !== undefined;

  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), copiedDurationMs);
    return () => clearTimeout(timer);
  }, [copiedAt, copiedDurationMs]);

  const copy = () => {
    onCopy(text).then(() => setCopiedAt(performance.now()), onFailure);
  };

  return (
    <>
      {appearance === 'icon' ? (
        <IconButton label={copied ? copiedLabel : label} onClick={copy}>
          {copied ? <CheckIcon /> : <CopyIcon />}
        </IconButton>
      ) : (
        <Button variant={variant} onClick={copy}>
          <span className={styles.faces}>
            <span className={copied ? styles.hiddenFace : styles.face}>
              <CopyIcon />
              {label}
            </span>
            <span className={copied ? styles.face : styles.hiddenFace}>
              <CheckIcon />
              {copiedLabel}
            </span>
          </span>
        </Button>
      )}
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </>
  );
}

import type { ReactNode } from 'react';
import { splitText } from './splitText';
import * as styles from './TruncatedText.css';

interface TruncatedTextProps {
  readonly text: string;
  /** the same text, with places where it may break; the text by default */
  readonly children?: ReactNode;
}

/**
 * A text that is cut in its middle where it has one line of a row on a phone, so that rows stay distinguishable. To screen
 * readers, the clipboard and the search of the browser it is whole: what is drawn instead is in no text of the page.
 */
export function TruncatedText({ text, children = text }: TruncatedTextProps) {
  const { head, tail } = splitText(text);
  return (
    <span className={styles.line}>
      <span className={styles.short} data-head={head} data-tail={tail} aria-hidden />
      <span className={styles.whole}>{children}</span>
    </span>
  );
}

import { type ReactNode, useId } from 'react';
import * as styles from './ControlPanel.css';
import { KEYWORDS_ATTRIBUTE, SECTION_ATTRIBUTE } from './useControlSearch';

interface ControlSectionProps {
  readonly title: string;
  readonly hint?: string;
  /** what else it is searched for by */
  readonly keywords?: string;
  readonly children?: ReactNode;
}

/**
 * A part of a group of the demo controls, which the search finds by its texts and the labels in it. Where it has many
 * like controls, each in an element with the attribute `data-control`, those that match are shown alone.
 */
export function ControlSection({ title, hint, keywords, children }: ControlSectionProps) {
  const id = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      {...{ [SECTION_ATTRIBUTE]: title, [KEYWORDS_ATTRIBUTE]: keywords }}
    >
      <h3 id={id} className={styles.sectionTitle}>
        {title}
      </h3>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import * as styles from './Section.css';

interface SectionProps {
  readonly title: string;
  /** heading level: 3 for a section within another, 2 by default */
  readonly level?: 2 | 3;
  readonly description?: string;
  /** at the end of the heading's line: quiet buttons */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section with a heading, which also names its region. */
export function Section({ title, level = 2, description, actions, children }: SectionProps) {
  const Heading = `h${level}` as const;
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.heading}>
        <div>
          <Heading id={titleId} className={styles.titles[level]}>
            {title}
          </Heading>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** A column of a screen's sections. */
export const Page = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);

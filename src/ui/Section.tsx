import { type ReactNode, useId } from 'react';
import * as styles from './Section.css';

interface SectionProps {
  readonly title: string;
  readonly description?: string;
  /** at the far end of the heading's line */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen under its own h2, a region by that name. */
export function Section({ title, description, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.heading}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** The column of a screen's parts at their even distance. */
export const Page = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);

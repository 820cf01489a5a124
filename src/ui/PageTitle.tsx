import type { ReactNode, Ref } from 'react';
import * as styles from './PageTitle.css';

interface PageTitleProps {
  readonly children: ReactNode;
  /** a sentence under the title */
  readonly lead?: ReactNode;
  /** at the far end of the line */
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The one h1 of a screen. It can be given the focus when the route changes. */
export const PageTitle = ({ children, lead, actions, ref }: PageTitleProps) => (
  <header className={styles.frame}>
    <div>
      <h1 ref={ref} tabIndex={-1} className={styles.title}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {actions}
  </header>
);

import type { ReactNode } from 'react';
import { classNames } from './classNames';
import * as styles from './PrintDocument.css';
import { Wordmark } from './Wordmark';

interface PrintDocumentProps {
  readonly brand: string;
  readonly title: string;
  /** whose it is and of when, at the top of each page */
  readonly subject?: string;
  readonly children: ReactNode;
}

/** What is printed of a screen, as if it were on paper. Everything else of the screen stays off the paper. */
export const PrintDocument = ({ brand, title, subject, children }: PrintDocumentProps) => (
  <div className={classNames(styles.sheetOfPaper, styles.printedAlone)}>
    <div className={styles.runningHead}>
      <div className={styles.head}>
        <Wordmark name={brand} />
        <p className={styles.title}>{title}</p>
        {subject && <p className={styles.subject}>{subject}</p>}
      </div>
    </div>
    {children}
  </div>
);

/** What stands above a document and is not printed. */
export const DocumentActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

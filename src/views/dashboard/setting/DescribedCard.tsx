import { type ReactNode, useId } from 'react';
import { Card } from '#src/ui/Card.tsx';
import * as styles from './Setting.css';

interface DescribedCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly text?: string | undefined;
  readonly loading?: boolean;
  readonly children: ReactNode;
}

/** A part of the settings: what it is about and, beside it where there is room, what it says or what can be done there. */
export function DescribedCard({ title, lead, text, loading = false, children }: DescribedCardProps) {
  const titleId = useId();
  return (
    <Card aria-busy={loading || undefined}>
      <section aria-labelledby={titleId} className={styles.described}>
        <div>
          <h2 id={titleId} className={styles.cardTitle}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {text && <p className={styles.quiet}>{text}</p>}
        </div>
        <div>{children}</div>
      </section>
    </Card>
  );
}

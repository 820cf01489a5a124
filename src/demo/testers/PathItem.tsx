import { type ReactNode, useState } from 'react';
import { kinds } from '#machines/models/kinds.ts';
import { toSentence } from '#machines/paths/describe.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { CopyText } from '../CopyText';
import { demoUrls } from '../demoUrls';
import * as styles from './TestersPage.css';

/** The steps in words, rendered when the details are opened. */
function StepList({ plan }: { readonly plan: Plan }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{messages.steps(plan.steps.length)}</summary>
      {open && (
        <ol className={styles.steps}>
          {plan.steps.map(({ sentence }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat, and their order is fixed
            <li key={index}>{toSentence(kinds.describeText(sentence))}</li>
          ))}
        </ol>
      )}
    </details>
  );
}

interface PathItemProps {
  readonly plan: Plan;
  /** path and query that play it */
  readonly address?: string;
  /** additional actions */
  readonly children?: ReactNode;
}

export function PathItem({ plan, address = demoUrls.play(plan.id), children }: PathItemProps) {
  const link = `${location.origin}${address}`;
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <p>{kinds.describeText(plan.title)}</p>
        <div className={styles.meta}>
          <span className={styles.code}>{plan.id}</span>
          <StepList plan={plan} />
          {plan.smoke && <StatusBadge tone="done">{messages.smoke}</StatusBadge>}
        </div>
      </div>
      <div className={styles.actions}>
        <a href={address} className={buttonClass('secondary')} aria-label={messages.playThis(plan.id)}>
          {messages.play}
        </a>
        <CopyText
          text={link}
          label={messages.copyLink}
          copiedLabel={messages.copied}
          variant="quiet"
          failure={
            <p role="alert" className={styles.missing}>
              {messages.copyFailed(link)}
            </p>
          }
        />
        {children}
      </div>
    </li>
  );
}

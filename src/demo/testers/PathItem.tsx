import { type ReactNode, useState } from 'react';
import { kinds } from '#machines/models/kinds.ts';
import { toSentence } from '#machines/paths/describe.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { copying } from '#src/messages/common.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { demoUrls } from '../demoUrls';
import * as styles from './TestersPage.css';

const COPIED_DURATION_MS = 2000;

function CopyLink({ link }: { readonly link: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <CopyButton
        text={link}
        label={messages.copyLink}
        copiedLabel={messages.copied}
        copiedDurationMs={COPIED_DURATION_MS}
        variant="quiet"
        onCopy={(text) => navigator.clipboard.writeText(text)}
        selectedLabel={copying.selected}
        onFailure={(failure) => {
          console.error('Copying failed.', failure);
          setFailed(true);
        }}
      />
      {failed && (
        <p role="alert" className={styles.missing}>
          {messages.copyFailed(link)}
        </p>
      )}
    </>
  );
}

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

/** A path in a list: title, id, steps, Play and Copy link. */
export const PathItem = ({ plan, address = demoUrls.play(plan.id), children }: PathItemProps) => (
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
      <CopyLink link={`${location.origin}${address}`} />
      {children}
    </div>
  </li>
);

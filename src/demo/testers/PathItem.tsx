import { type ReactNode, useState } from 'react';
import type { Plan } from '../../../machines/paths/plan';
import { asSentence, sayNames } from '../../../machines/paths/words';
import { buttonClass } from '../../ui/buttonClass';
import { CopyButton } from '../../ui/CopyButton';
import { StatusBadge } from '../../ui/StatusBadge';
import { testers as sentences } from '../../wording/testers';
import { addresses } from '../addresses';
import * as styles from './TestersPage.css';

/** Milliseconds that a confirmation stays. */
const COPIED_FOR = 2000;

function CopyLink({ link }: { readonly link: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <CopyButton
        text={link}
        label={sentences.copyLink}
        copiedLabel={sentences.copied}
        copiedFor={COPIED_FOR}
        variant="quiet"
        onCopy={(text) => navigator.clipboard.writeText(text)}
        onFailure={(failure) => {
          console.error('Copying failed.', failure);
          setFailed(true);
        }}
      />
      {failed && (
        <p role="alert" className={styles.missing}>
          {sentences.copyFailed(link)}
        </p>
      )}
    </>
  );
}

/** The steps in words, once somebody asks for them. */
function Steps({ plan }: { readonly plan: Plan }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{sentences.steps(plan.steps.length)}</summary>
      {open && (
        <ol className={styles.steps}>
          {plan.steps.map(({ sentence }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice, and the order stays
            <li key={index}>{asSentence(sayNames(sentence))}</li>
          ))}
        </ol>
      )}
    </details>
  );
}

interface PathItemProps {
  readonly plan: Plan;
  /** more that can be done with it */
  readonly children?: ReactNode;
}

/** A path in a list: what it is, its steps, Play and Copy link. */
export const PathItem = ({ plan, children }: PathItemProps) => (
  <li className={styles.item}>
    <div className={styles.itemWords}>
      <p>{sayNames(plan.title)}</p>
      <div className={styles.meta}>
        <span className={styles.code}>{plan.id}</span>
        <Steps plan={plan} />
        {plan.smoke && <StatusBadge tone="done">{sentences.smoke}</StatusBadge>}
      </div>
    </div>
    <div className={styles.actions}>
      <a
        href={addresses.play(plan.id)}
        className={buttonClass('secondary')}
        aria-label={sentences.playThis(plan.id)}
      >
        {sentences.play}
      </a>
      <CopyLink link={`${location.origin}${addresses.play(plan.id)}`} />
      {children}
    </div>
  </li>
);

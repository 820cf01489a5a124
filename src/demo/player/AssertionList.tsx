import { useEffect, useRef } from 'react';
import { player as messages } from '#src/messages/player.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as styles from './PlayerBar.css';
import type { AssertionProgress } from './playback';

const MARKS: Readonly<Record<AssertionProgress['status'], string>> = {
  open: '·',
  looking: '…',
  seen: '✓',
  wrong: '✗',
};

/** What a step checks, each with its mark; the one that is looked at is in sight. */
export function Checks({ assertions }: { readonly assertions: readonly AssertionProgress[] }) {
  const list = useRef<HTMLUListElement>(null);
  const at = assertions.findIndex(({ status }) => status === 'looking' || status === 'wrong');
  useEffect(() => {
    const frame = list.current;
    const item = frame?.children[Math.max(0, at)];
    if (!frame || !(item instanceof HTMLElement)) return;
    frame.scrollTop = item.offsetTop - frame.offsetTop - frame.clientHeight / 2;
  }, [at]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by the keyboard
    <ul ref={list} className={styles.assertions} aria-label={messages.assertions} tabIndex={0}>
      {assertions.map(({ text, status }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step checks the same thing twice at times, and in one order
        <li key={`${index} ${text}`} className={styles.status[status]}>
          <span aria-hidden="true" className={styles.mark}>
            {MARKS[status]}
          </span>
          <span>
            {text}
            <VisuallyHidden> ({messages.statuses[status]})</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useRef } from 'react';
import { player as messages } from '#src/messages/player.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as styles from './PlayerBar.css';
import type { AssertionProgress } from './playback';

const MARKS: Readonly<Record<AssertionProgress['status'], string>> = {
  pending: '·',
  running: '…',
  passed: '✓',
  failed: '✗',
};

/** The assertions of a step with their status; the current one is scrolled into view. */
export function AssertionList({ assertions }: { readonly assertions: readonly AssertionProgress[] }) {
  const list = useRef<HTMLUListElement>(null);
  const current = assertions.findIndex(({ status }) => status === 'running' || status === 'failed');
  useEffect(() => {
    const frame = list.current;
    const item = frame?.children[Math.max(0, current)];
    if (!frame || !(item instanceof HTMLElement)) return;
    frame.scrollTop = item.offsetTop - frame.offsetTop - frame.clientHeight / 2;
  }, [current]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be focusable
    <ul ref={list} className={styles.assertions} aria-label={messages.assertions} tabIndex={0}>
      {assertions.map(({ text, status }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: assertions may repeat, and their order is fixed
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

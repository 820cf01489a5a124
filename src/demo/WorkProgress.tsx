import { useSyncExternalStore } from 'react';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { mountOverlay } from './mountOverlay';
import * as styles from './WorkProgress.css';

const { progress: messages } = demoWorld;
export type ProgressKind = keyof typeof messages;

/** How much is done, from 0 to 1; undefined as long as nobody can say. */
class Share {
  #value: number | undefined;
  #listener: (() => void) | undefined;

  readonly read = (): number | undefined => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  };

  readonly set = (value: number | undefined): void => {
    this.#value = value;
    this.#listener?.();
  };
}

function WorkProgress({ kind, share }: { readonly kind: ProgressKind; readonly share: Share }) {
  const value = useSyncExternalStore(share.subscribe, share.read);
  return (
    <section aria-label={messages[kind]} className={styles.card}>
      <span role="status">{messages[kind]}</span>
      <progress
        className={styles.bar}
        aria-label={messages[kind]}
        {...(value === undefined ? {} : { value })}
      />
    </section>
  );
}

/** Shows at the foot of the page how far work is. Returns how to set the share that is done, and how to end it. */
export function showProgress(kind: ProgressKind): [update: Share['set'], hide: () => void] {
  const share = new Share();
  return [share.set, mountOverlay(<WorkProgress kind={kind} share={share} />)];
}

import { toOwnName } from '#src/basePath.ts';

/** Which tab has changed the world. */
export type ChangeOrigin = 'thisTab' | 'otherTab';
type Listener = (origin: ChangeOrigin) => void;

const NAME = toOwnName('trellis-demo-changed');

/** Calls back for each change of the world; where the world is shared, for those of other tabs too. */
export class WorldChanges {
  readonly #listeners = new Set<Listener>();
  #channel: BroadcastChannel | undefined;

  /** `synchronize` takes over what another tab has stored, before anybody is called back. */
  constructor(synchronize?: () => Promise<void>) {
    if (!synchronize) return;
    this.#channel = new BroadcastChannel(NAME);
    this.#channel.addEventListener('message', () => {
      synchronize().then(
        () => this.#emit('otherTab'),
        (failure: unknown) => console.warn('The change of another tab could not be read.', failure),
      );
    });
  }

  /** Calls back after each change. Returns a function that ends it. */
  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** This tab has changed the world. */
  announce(): void {
    this.#channel?.postMessage(null);
    this.#emit('thisTab');
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }

  #emit(origin: ChangeOrigin): void {
    for (const listener of this.#listeners) listener(origin);
  }
}

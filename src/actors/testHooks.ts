import type { ActorOptions, AnyActorLogic } from 'xstate';

/** What a test passes to each actor: a clock, and an inspector. */
export type ActorTestHooks = Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;

export interface TestHooks extends ActorTestHooks {
  /** resolves when storage may be read; left out, storage is read at once */
  readonly storageReady?: () => Promise<void>;
}

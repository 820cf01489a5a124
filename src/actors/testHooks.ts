import type { ActorOptions, AnyActorLogic } from 'xstate';

/** What a path test puts in the place of the actor system's own: its clock, and an inspector. */
export type ActorTestHooks = Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;

/** The actors' seams, and what the browser's storage may be held by until a path says what it holds. */
export interface TestHooks extends ActorTestHooks {
  /** resolves when storage answers; without it storage answers at once */
  readonly storageReady?: () => Promise<void>;
}

import type { ActorOptions, AnyActorLogic } from 'xstate';

/** What a test or the demo may put in the place of the actor system's own: its clock, and an inspector. */
export type ActorSeams = Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;

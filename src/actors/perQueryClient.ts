import type { QueryClient } from '@tanstack/react-query';
import type { AnyActorRef } from 'xstate';
import type { Services } from './services';

/**
 * An actor that lives as long as a member's data: it outlasts the screen that shows it, and is stopped with the
 * session. Gives the function that finds it, making and starting it when it is first asked for.
 */
export function perQueryClient<Actor extends AnyActorRef>(
  create: (services: Services, queryClient: QueryClient) => Actor,
): (services: Services, queryClient: QueryClient) => Actor {
  const actors = new WeakMap<QueryClient, Actor>();
  return (services, queryClient) => {
    const running = actors.get(queryClient);
    if (running) return running;
    const actor = create(services, queryClient);
    actors.set(queryClient, actor);
    actor.start();
    const forget = services.onSessionEnd(() => {
      actor.stop();
      actors.delete(queryClient);
      forget();
    });
    return actor;
  };
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Actor, AnyActorRef } from 'xstate';
import type { depositWalletMachine } from '#machines/depositWallet.ts';
import type { donationMachine, withdrawalMachine } from '#machines/moneyMovement.ts';
import type { transferMachine } from '#machines/transfer.ts';
import { useServices } from './context';
import type { Services } from './services';

/** The actors that belong to the member who is logged in. Only types: each comes with the screen that uses it. */
interface MemberActors {
  readonly depositWallet: Actor<typeof depositWalletMachine>;
  readonly donation: Actor<typeof donationMachine>;
  readonly transfer: Actor<typeof transferMachine>;
  readonly withdrawal: Actor<typeof withdrawalMachine>;
}
type Name = keyof MemberActors;
type CreateActor<N extends Name> = (services: Services, queryClient: QueryClient) => MemberActors[N];

/** Creates each actor once and without side effects; `start` runs it until the session ends. */
function createRegistry(services: Services, queryClient: QueryClient) {
  let actors: { -readonly [N in Name]?: MemberActors[N] } = {};
  const started = new Set<AnyActorRef>();
  const listeners = new Set<() => void>();
  services.onSessionEnd(() => {
    for (const actor of started) actor.stop();
    started.clear();
    actors = {};
  });
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: <N extends Name>(name: N): MemberActors[N] | undefined => actors[name],
    replace<N extends Name>(name: N, replacement: MemberActors[N]): void {
      const replaced = actors[name];
      actors[name] = replacement;
      for (const listener of listeners) listener();
      replaced?.stop();
    },
    get<N extends Name>(name: N, create: CreateActor<N>): MemberActors[N] {
      const actor: MemberActors[N] = actors[name] ?? create(services, queryClient);
      actors[name] = actor;
      return actor;
    },
    start(actor: AnyActorRef): void {
      if (started.has(actor)) return;
      started.add(actor);
      actor.start();
    },
  };
}

type Registry = ReturnType<typeof createRegistry>;

/** By the app that the actors belong to: they outlive the screens and areas that show them. */
const registries = new WeakMap<Services, Registry>();

function getRegistry(services: Services, queryClient: QueryClient): Registry {
  const registry = registries.get(services) ?? createRegistry(services, queryClient);
  registries.set(services, registry);
  return registry;
}

/**
 * One of the member's actors, started when the first screen that uses it is mounted, and stopped with the session. Its
 * query client is the app's only one.
 */
export function useMemberActor<N extends Name>(name: N, create: CreateActor<N>): MemberActors[N] {
  const registry = getRegistry(useServices(), useQueryClient());
  const getActor = useCallback(() => registry.get(name, create), [registry, name, create]);
  const actor = useSyncExternalStore(registry.subscribe, getActor, getActor);
  useEffect(() => registry.start(actor), [registry, actor]);
  return actor;
}

/** One of the member's actors, if a screen has used it; and what puts another in its place on all screens. */
export function findMemberActor<N extends Name>(services: Services, name: N) {
  const registry = registries.get(services);
  const actor = registry?.find(name);
  if (!registry || !actor) return undefined;
  return { actor, replace: (replacement: MemberActors[N]) => registry.replace(name, replacement) };
}

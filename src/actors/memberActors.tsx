import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
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
  const actors: { -readonly [N in Name]?: MemberActors[N] } = {};
  const started = new WeakSet<AnyActorRef>();
  return {
    get<N extends Name>(name: N, create: CreateActor<N>): MemberActors[N] {
      const actor: MemberActors[N] = actors[name] ?? create(services, queryClient);
      actors[name] = actor;
      return actor;
    },
    start(name: Name, actor: AnyActorRef): void {
      if (started.has(actor)) return;
      started.add(actor);
      actor.start();
      const unsubscribe = services.onSessionEnd(() => {
        actor.stop();
        delete actors[name];
        unsubscribe();
      });
    },
  };
}

const RegistryContext = createContext<ReturnType<typeof createRegistry> | null>(null);

/** Owns the member's actors, so that each outlives the screen that shows it and is stopped with the session. */
export function MemberActorsProvider({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [registry] = useState(() => createRegistry(services, queryClient));
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

/** One of the member's actors, started when the first screen that uses it is mounted. */
export function useMemberActor<N extends Name>(name: N, create: CreateActor<N>): MemberActors[N] {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useMemberActor needs a MemberActorsProvider around it');
  const actor = registry.get(name, create);
  useEffect(() => registry.start(name, actor), [registry, name, actor]);
  return actor;
}

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '#src/actors/context.ts';
import type { Services } from '#src/actors/services.ts';
import { fetchAhead } from '#src/api/fetchAhead.ts';
import { clearQueryClient, createQueryClient } from '#src/api/queryClient.ts';
import { stagesQuery } from '#src/api/stages.ts';
import { profileQuery, statsQuery } from '#src/api/users.ts';

/** One cache for each app, so that areas that come and go share it with the member's actors. */
const clients = new WeakMap<Services, QueryClient>();

function getQueryClient(services: Services): QueryClient {
  const existing = clients.get(services);
  if (existing) return existing;
  const client = createQueryClient();
  clients.set(services, client);
  services.onSessionEnd(() => clearQueryClient(client));
  return client;
}

/** Reads Home's first figures into the cache; where they are early reads, its first rendering has them (D783). Never rejects. */
export async function readFigures(services: Services): Promise<void> {
  const { client } = services;
  const cache = getQueryClient(services);
  await Promise.all([
    fetchAhead(cache, profileQuery(client)),
    fetchAhead(cache, statsQuery(client)),
    fetchAhead(cache, stagesQuery(client)),
  ]);
}

/** Provides the app's query cache, cleared when the session ends. Loaded with the first screen that has queries. */
export default function QueryScope({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={getQueryClient(useServices())}>{children}</QueryClientProvider>;
}

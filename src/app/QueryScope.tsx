import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '#src/actors/context.ts';
import type { Services } from '#src/actors/services.ts';
import { clearQueryClient, createQueryClient } from '#src/api/queryClient.ts';

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

/** Provides the app's query cache, cleared when the session ends. Loaded with the first screen that has queries. */
export default function QueryScope({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={getQueryClient(useServices())}>{children}</QueryClientProvider>;
}

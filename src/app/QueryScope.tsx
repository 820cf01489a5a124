import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from '#src/actors/context.ts';
import { MemberActorsProvider } from '#src/actors/memberActors.tsx';
import { createQueryClient } from '#src/api/queryClient.ts';

/** Provides a query cache, cleared when the session ends. Loaded with the first screen that has queries. */
export default function QueryScope({ children }: { readonly children: ReactNode }) {
  const { onSessionEnd } = useServices();
  const [client] = useState(createQueryClient);
  useEffect(() => onSessionEnd(() => client.clear()), [client, onSessionEnd]);
  return (
    <QueryClientProvider client={client}>
      <MemberActorsProvider>{children}</MemberActorsProvider>
    </QueryClientProvider>
  );
}

import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Services, Session } from './services';

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the app around this component. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}

type SessionSnapshot = ReturnType<Session['getSnapshot']>;

/** A part of the session's snapshot, by identity; rerenders when it changes. Without XState: sign-in comes before it. */
export function useSession<Part>(select: (snapshot: SessionSnapshot) => Part): Part {
  const { session } = useServices();
  const subscribe = useCallback((onChange: () => void) => session.subscribe(onChange).unsubscribe, [session]);
  const getPart = () => select(session.getSnapshot());
  return useSyncExternalStore(subscribe, getPart, getPart);
}

import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { Services } from './services';
import type { SessionActor } from './session';

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the app around this component. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}

type SessionSnapshot = ReturnType<SessionActor['getSnapshot']>;

/** A part of the session's snapshot; rerenders when it changes. */
export const useSession = <Part>(select: (snapshot: SessionSnapshot) => Part): Part =>
  useSelector(useServices().session, select);

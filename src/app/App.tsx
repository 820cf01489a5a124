import { type ReactNode, StrictMode } from 'react';
import { ServicesProvider } from '../actors/context';
import type { Services } from '../actors/services';
import { Routes } from './Routes';
import type { SignInAid } from './signInAid';
import { Toasts } from './Toasts';

interface AppProps {
  readonly services: Services;
  /** Shown above every screen: the demo's marker. */
  readonly marker?: ReactNode;
  readonly signInAid?: SignInAid | undefined;
}

/** The whole app over one set of services. */
export const App = ({ services, marker, signInAid }: AppProps) => (
  <StrictMode>
    <ServicesProvider value={services}>
      {marker}
      <Routes signInAid={signInAid} />
      <Toasts />
    </ServicesProvider>
  </StrictMode>
);

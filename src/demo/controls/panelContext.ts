import { createContext, useContext } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';

interface Panel {
  readonly provider: RunningProvider;
  readonly close: () => void;
  /** the private key of the member who is signed in, or was last while the page is open */
  readonly lastMember: string | undefined;
}

const PanelContext = createContext<Panel | null>(null);

export const PanelProvider = PanelContext.Provider;

/** The provider that the demo controls around this component change, and how to close them. */
export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel needs the demo controls around it');
  return panel;
}

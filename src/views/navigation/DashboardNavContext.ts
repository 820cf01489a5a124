import { type ComponentType, createContext } from 'react';

/** The dashboard's menu. The app provides it, because it has the list of screens. */
export const DashboardNavContext = createContext<ComponentType<{ readonly onNavigate?: () => void }>>(
  () => null,
);

import { DashboardNav } from '#src/views/navigation/DashboardNav.tsx';
import { menuEntries } from './routes';

/** The dashboard's menu with the entries of the app's routes. */
export default function DashboardMenu({ onNavigate }: { readonly onNavigate?: () => void }) {
  return <DashboardNav entries={menuEntries} onNavigate={onNavigate} />;
}

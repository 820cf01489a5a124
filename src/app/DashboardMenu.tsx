import { DashboardNav } from '#src/views/navigation/DashboardNav.tsx';
import { menuEntries } from './routes';

/** The dashboard's menu over the app's list of screens. */
export default function DashboardMenu({ onNavigate }: { readonly onNavigate?: () => void }) {
  return <DashboardNav entries={menuEntries} onNavigate={onNavigate} />;
}

import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { useServices } from '#src/actors/context.ts';
import { MemberLink } from '#src/views/dashboard/shell/MemberLink.tsx';
import { DashboardNav } from '#src/views/navigation/DashboardNav.tsx';
import { prepareScreen } from './prepareScreen';
import { menuEntries } from './routes';

/** The dashboard's menu with the entries of the app's routes. */
export default function DashboardMenu({ onNavigate }: { readonly onNavigate?: () => void }) {
  const { client } = useServices();
  // None where a member looks at a public screen.
  const cache = useContext(QueryClientContext);
  return (
    <>
      <DashboardNav
        entries={menuEntries}
        onIntent={(href) => void prepareScreen(href, client, cache)}
        onNavigate={onNavigate}
      />
      {/* The sidebar has it at its foot. */}
      {onNavigate && cache && <MemberLink onNavigate={onNavigate} />}
    </>
  );
}

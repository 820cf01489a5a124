import { Link, matchRoute, useLocation, useRouter } from 'wouter';
import { shell } from '#src/messages/shell.ts';
import { NavList, navEntry } from '#src/ui/NavList.tsx';
import { entries } from './entries';

/** The dashboard's nine entries, the current one highlighted. */
export function DashboardNav({ onNavigate }: { readonly onNavigate?: () => void }) {
  const [path] = useLocation();
  const { parser } = useRouter();
  return (
    <NavList label={shell.navigation}>
      {entries.map(({ href, label, Icon }) => (
        <Link
          key={href}
          href={href}
          className={navEntry}
          aria-current={matchRoute(parser, href, path)[0] ? 'page' : undefined}
          onClick={onNavigate}
        >
          <Icon />
          {label}
        </Link>
      ))}
    </NavList>
  );
}

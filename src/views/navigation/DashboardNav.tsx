import type { ComponentType } from 'react';
import { Link, matchRoute, useLocation, useRouter } from 'wouter';
import { shell } from '#src/messages/shell.ts';
import type { IconProps } from '#src/ui/icons/Icon.tsx';
import { NavList, navEntry } from '#src/ui/NavList.tsx';

export interface MenuEntry {
  readonly href: string;
  readonly label: string;
  readonly Icon: ComponentType<IconProps>;
}

interface DashboardNavProps {
  readonly entries: readonly MenuEntry[];
  readonly onNavigate?: (() => void) | undefined;
}

/** The dashboard's menu, the current entry highlighted. */
export function DashboardNav({ entries, onNavigate }: DashboardNavProps) {
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

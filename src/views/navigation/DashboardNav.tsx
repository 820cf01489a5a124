import type { ComponentType } from 'react';
import { Link, matchRoute, useLocation, useRouter } from 'wouter';
import { shell } from '#src/messages/shell.ts';
import type { IconProps } from '#src/ui/icons/Icon.tsx';
import { NavList, navEntry } from '#src/ui/NavList.tsx';
import { useIntent } from './useIntent';

export interface MenuEntry {
  readonly href: string;
  readonly label: string;
  readonly Icon: ComponentType<IconProps>;
}

interface DashboardNavProps {
  readonly entries: readonly MenuEntry[];
  /** the pointer, a touch or the focus rests on an entry that is not the current one */
  readonly onIntent: (href: string) => void;
  readonly onNavigate?: (() => void) | undefined;
}

/** The dashboard's menu, the current entry highlighted. */
export function DashboardNav({ entries, onIntent, onNavigate }: DashboardNavProps) {
  const [path] = useLocation();
  const { parser } = useRouter();
  const { whenIntended, cancel } = useIntent();
  const isCurrent = (href: string) => matchRoute(parser, href, path)[0];
  return (
    <NavList label={shell.navigation}>
      {entries.map(({ href, label, Icon }) => (
        <Link
          key={href}
          href={href}
          className={navEntry}
          aria-current={isCurrent(href) ? 'page' : undefined}
          {...(isCurrent(href) ? {} : whenIntended(() => onIntent(href)))}
          onClick={() => {
            cancel();
            onNavigate?.();
          }}
        >
          <Icon />
          {label}
        </Link>
      ))}
    </NavList>
  );
}

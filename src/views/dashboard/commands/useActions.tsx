import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { notify } from '#src/actors/notify.ts';
import { profileQuery } from '#src/api/users.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { type ThemePreference, writeThemePreference } from '#src/browser/themePreference.ts';
import { commands as messages } from '#src/messages/commands.ts';
import { shell } from '#src/messages/shell.ts';
import { CopyIcon, LogoutIcon } from '#src/ui/icons/actions.tsx';
import { MoonIcon, SunIcon, SystemIcon } from '#src/ui/icons/appearance.tsx';
import { urls } from '#src/urls.ts';
import { useLogout } from '../../navigation/useLogout';
import { getReferralLink } from '../share/referralLink';
import { useMemberQuery } from '../useMemberQuery';

export interface CommandItem {
  /** unique in the dialog */
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon: ReactNode;
  readonly run: () => void;
}

const THEMES: readonly (readonly [ThemePreference, ReactNode])[] = [
  ['system', <SystemIcon key="system" />],
  ['light', <SunIcon key="light" />],
  ['dark', <MoonIcon key="dark" />],
];

const APPEARANCES: readonly CommandItem[] = THEMES.map(([choice, icon]) => ({
  id: `appearance ${choice}`,
  label: messages.appearance(shell.theme.choices[choice]),
  icon,
  run: () => writeThemePreference(choice),
}));

/** What can be done on every screen. */
export function useActions(): readonly CommandItem[] {
  const logout = useLogout();
  const [, navigate] = useLocation();
  const code = useMemberQuery(profileQuery).data?.profile.referral_code;
  const link = code === undefined ? undefined : getReferralLink(code);
  const copyLink = async (text: string) => {
    try {
      await copyText(text);
      notify.success(messages.linkCopied);
    } catch (failure) {
      console.error('Copying failed.', failure);
      navigate(urls.network);
      notify.warning(messages.linkNotCopied);
    }
  };
  return [
    ...(link === undefined
      ? []
      : [{ id: 'copy link', label: messages.copyLink, icon: <CopyIcon />, run: () => void copyLink(link) }]),
    ...APPEARANCES,
    { id: 'logout', label: shell.logout, icon: <LogoutIcon />, run: logout },
  ];
}

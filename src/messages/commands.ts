import { formatCount } from '#src/domain/counts.ts';

export const commands = {
  open: 'Search',
  title: 'Search screens, actions and team members',
  placeholder: 'Where to, or who?',
  close: 'Close search',
  shortcut: { other: 'Ctrl K', apple: '⌘ K' },
  screens: 'Screens',
  actions: 'Actions',
  members: 'Your team',
  loading: 'Your team is being loaded.',
  teamFailed: 'Your team could not be loaded, so only screens and actions are searched.',
  none: (query: string) => `Nothing is called “${query}”.`,
  more: (count: number) => `Show all ${formatCount(count)} in the Team Tree`,
  copyLink: 'Copy your referral link',
  linkCopied: 'Your referral link is copied.',
  linkNotCopied: 'Copying failed. Select your link here and copy it by hand.',
  appearance: (choice: string) => `Appearance: ${choice}`,
} as const;

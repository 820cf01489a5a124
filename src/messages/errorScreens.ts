export const notFound = {
  title: 'The page cannot be found.',
  text: 'The requested URL was not found on this server.',
  back: 'Back to home',
} as const;

export const crash = {
  title: 'This screen could not be shown.',
  public: 'Try again, or go back to sign-in.',
  dashboard: 'This error moves no money. Try again, or go back to the dashboard.',
  missing: 'Its files cannot be loaded. Check your connection, and try again.',
  retry: 'Try again',
  home: 'Back to home',
  dashboardHome: 'Back to the dashboard',
} as const;

/** A part of a screen that is loaded by itself. */
export const part = {
  crashed: (what: string) => `${what} cannot be shown.`,
  missing: 'Its file cannot be loaded. Check your connection.',
} as const;

export const newVersion = {
  title: 'A new version is available.',
  detail: 'Reload the page to use it.',
  outdated: 'A new version is available. Reload the page to use it.',
  sending: 'Something is still being sent. The page can be reloaded as soon as the answer is there.',
  reload: 'Reload',
} as const;

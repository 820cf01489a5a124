export const notFound = {
  title: 'The page cannot be found.',
  text: 'The requested URL was not found on this server.',
  back: 'Back to home',
} as const;

export const crash = {
  title: 'This screen could not be shown.',
  public: 'Try again, or go back to sign-in.',
  dashboard: 'This error moves no money. Try again, or go back to the dashboard.',
  retry: 'Try again',
  home: 'Back to home',
  dashboardHome: 'Back to the dashboard',
} as const;

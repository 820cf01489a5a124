import * as z from 'zod/mini';

/** Where the choice is remembered in local storage. */
export const THEME_KEY = 'theme';
const theme = z.enum(['light', 'dark']);

/** `system` follows what the device says. */
export type ThemePreference = z.output<typeof theme> | 'system';

export function readThemePreference(): ThemePreference {
  const stored = theme.safeParse(localStorage.getItem(THEME_KEY));
  return stored.success ? stored.data : 'system';
}

/** Remembers the choice and shows it. */
export function writeThemePreference(preference: ThemePreference): void {
  if (preference === 'system') localStorage.removeItem(THEME_KEY);
  else localStorage.setItem(THEME_KEY, preference);
  applyThemePreference(preference);
}

/** Sets what the theme's tokens listen to. */
export function applyThemePreference(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preference;
}

import { readStored, removeStored, writeStored } from './storage';
import { THEME_KEY } from './storageKeys';

const THEMES = ['light', 'dark'] as const;

/** `system` follows the device's setting. */
export type ThemePreference = (typeof THEMES)[number] | 'system';

export function readThemePreference(): ThemePreference {
  const stored = readStored(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

const listeners = new Set<() => void>();

/** Calls back when the preference changes in this page. Returns a function that unsubscribes. */
export function watchThemePreference(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function writeThemePreference(preference: ThemePreference): void {
  if (preference === 'system') removeStored(THEME_KEY);
  else writeStored(THEME_KEY, preference);
  applyThemePreference(preference);
  for (const listener of listeners) listener();
}

/** Sets the attribute that the theme's tokens depend on. */
export function applyThemePreference(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preference;
}

import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from './storage';
import { THEME_KEY } from './storageKeys';

const theme = z.enum(['light', 'dark']);

/** `system` follows the device's setting. */
export type ThemePreference = z.output<typeof theme> | 'system';

export function readThemePreference(): ThemePreference {
  const stored = theme.safeParse(readStored(THEME_KEY));
  return stored.success ? stored.data : 'system';
}

const listeners = new Set<() => void>();

/** Calls back when the preference changes in this page. Returns a function that unsubscribes. */
export function watchThemePreference(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the preference and applies it. */
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

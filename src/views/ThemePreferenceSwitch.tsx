import { useSyncExternalStore } from 'react';
import {
  readThemePreference,
  type ThemePreference,
  watchThemePreference,
  writeThemePreference,
} from '#src/browser/themePreference.ts';
import { shell } from '#src/messages/shell.ts';
import { ThemeSwitch } from '#src/ui/ThemeSwitch.tsx';

/** Chooses between the system's theme, light and dark; stored in this browser. */
export function ThemePreferenceSwitch() {
  const preference = useSyncExternalStore<ThemePreference>(
    watchThemePreference,
    readThemePreference,
    () => 'system',
  );
  return (
    <ThemeSwitch
      value={preference}
      onChange={writeThemePreference}
      label={shell.theme.label}
      labels={shell.theme.choices}
    />
  );
}

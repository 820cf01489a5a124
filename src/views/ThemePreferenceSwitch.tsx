import { useState } from 'react';
import {
  readThemePreference,
  type ThemePreference,
  writeThemePreference,
} from '#src/browser/themePreference.ts';
import { shell } from '#src/messages/shell.ts';
import { ThemeSwitch } from '#src/ui/ThemeSwitch.tsx';

/** Chooses between the system's theme, light and dark; stored in this browser. */
export function ThemePreferenceSwitch() {
  const [preference, setPreference] = useState(readThemePreference);
  const choose = (choice: ThemePreference) => {
    writeThemePreference(choice);
    setPreference(choice);
  };
  return (
    <ThemeSwitch
      value={preference}
      onChange={choose}
      label={shell.theme.label}
      labels={shell.theme.choices}
    />
  );
}

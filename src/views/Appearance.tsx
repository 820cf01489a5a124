import { useState } from 'react';
import { readThemePreference, type ThemePreference, writeThemePreference } from '../browser/themePreference';
import { ThemeSwitch } from '../ui/ThemeSwitch';
import { shell } from '../wording/shell';

/** The choice between the system's appearance, light and dark; remembered in this browser. */
export function Appearance() {
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

import { useId } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from './icons/appearance';
import * as styles from './ThemeSwitch.css';

type ThemeChoice = 'light' | 'dark' | 'system';

const CHOICES = [
  ['light', SunIcon],
  ['dark', MoonIcon],
  ['system', SystemIcon],
] as const;

interface ThemeSwitchProps {
  readonly value: ThemeChoice;
  readonly onChange: (choice: ThemeChoice) => void;
  /** accessible name of the group */
  readonly label: string;
  readonly labels: Readonly<Record<ThemeChoice, string>>;
}

/** Radio buttons, shown as icons, for the colour theme. */
export function ThemeSwitch({ value, onChange, label, labels }: ThemeSwitchProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {CHOICES.map(([choice, ChoiceIcon]) => (
        <label key={choice} className={styles.choice} title={labels[choice]}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            aria-label={labels[choice]}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <ChoiceIcon />
        </label>
      ))}
    </div>
  );
}

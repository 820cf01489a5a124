import { MoonIcon, SunIcon, SystemIcon } from './icons/appearance';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';
import { choice } from './ThemeSwitch.css';

type ThemeChoice = 'light' | 'dark' | 'system';

const CHOICES = [
  ['light', <SunIcon key="light" />],
  ['dark', <MoonIcon key="dark" />],
  ['system', <SystemIcon key="system" />],
] as const;

interface ThemeSwitchProps extends RadioGroupProps<ThemeChoice> {
  readonly labels: Readonly<Record<ThemeChoice, string>>;
}

/** Radio buttons, shown as icons, for the colour theme. */
export const ThemeSwitch = ({ labels, ...props }: ThemeSwitchProps) => (
  <RadioGroup
    {...props}
    className={choice}
    choices={CHOICES.map(([value, icon]) => ({ value, icon, label: labels[value] }))}
  />
);

import type { ComponentProps } from 'react';
import { iconButton } from './IconButton.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** accessible name */
  readonly label: string;
}

export const IconButton = ({ label, type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} aria-label={label} className={iconButton} />
);

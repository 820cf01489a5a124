import type { ComponentProps } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

/** Text for screen readers only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => (
  <span {...props} className={visuallyHidden} />
);

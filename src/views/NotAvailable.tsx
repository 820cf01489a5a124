import type { ReactNode } from 'react';
import { notAvailable as messages } from '#src/messages/common.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Stands for a figure or text that the provider left out. */
export const NotAvailable = () => (
  <span>
    <span aria-hidden="true">{messages.sign}</span>
    <VisuallyHidden>{messages.words}</VisuallyHidden>
  </span>
);

/** A value as `format` shows it, or a dash where the provider left it out. */
export const orNotAvailable = <Value,>(
  value: Value | undefined,
  format: (value: Value) => ReactNode,
): ReactNode => (value === undefined ? <NotAvailable /> : format(value));

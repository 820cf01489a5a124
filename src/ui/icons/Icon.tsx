import type { ReactNode } from 'react';

export interface IconProps {
  /** pixels, 20 unless said otherwise */
  readonly size?: number;
}

/** A drawing on a 24 unit square in the colour of the text around it; the words beside it say what it means. */
export const Icon = ({ size = 20, children }: IconProps & { readonly children: ReactNode }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

/** An icon component from the data of its path. */
export const createIcon = (path: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={path} />
  </Icon>
);

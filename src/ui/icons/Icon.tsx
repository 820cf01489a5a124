import type { ReactNode } from 'react';

export interface IconProps {
  /** pixels, 20 by default */
  readonly size?: number;
}

/** A decorative icon on a 24 unit grid, in the colour of the surrounding text. */
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

/** Creates an icon component from path data. */
export const createIcon = (path: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={path} />
  </Icon>
);

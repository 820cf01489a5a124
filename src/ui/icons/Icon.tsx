import type { ComponentProps, ReactNode } from 'react';

export interface IconProps {
  /** pixels, 20 by default */
  readonly size?: number;
}

/** A decorative drawing of lines in the colour of the surrounding text. */
export const LineDrawing = (props: ComponentProps<'svg'>) => (
  <svg
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  />
);

/** A decorative icon on a 24 unit grid. */
export const Icon = ({ size = 20, children }: IconProps & { readonly children: ReactNode }) => (
  <LineDrawing width={size} height={size} viewBox="0 0 24 24" strokeWidth="1.6">
    {children}
  </LineDrawing>
);

/** Creates an icon component from path data. */
export const createIcon = (path: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={path} />
  </Icon>
);

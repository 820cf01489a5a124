import type { ComponentProps } from 'react';

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

/** Creates a decorative icon from path data on a 24 unit grid. */
export const createIcon =
  (path: string) =>
  ({ size = 20 }: IconProps) => (
    <LineDrawing width={size} height={size} viewBox="0 0 24 24" strokeWidth="1.6">
      <path d={path} />
    </LineDrawing>
  );

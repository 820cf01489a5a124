import type { ComponentProps } from 'react';

export interface IconProps {
  /** pixels where the browser's text has its usual size, 20 by default; larger text has larger icons */
  readonly size?: number;
}

/** A decorative drawing of lines in the colour of the surrounding text. `size` is an icon's. */
export const LineDrawing = ({ size, ...props }: ComponentProps<'svg'> & IconProps) => (
  <svg
    aria-hidden="true"
    // Not every browser reads rem in the width of a drawing.
    {...(size && { fontSize: `${size / 16}rem`, width: '1em', height: '1em' })}
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
    <LineDrawing size={size} viewBox="0 0 24 24" strokeWidth="1.6">
      <path d={path} />
    </LineDrawing>
  );

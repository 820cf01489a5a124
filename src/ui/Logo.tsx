import { LineDrawing } from './icons/Icon';

const LEAF = 'M4.5 27.5V16C4.5 9.2 9.2 4.5 16 4.5H27.5V16C27.5 22.8 22.8 27.5 16 27.5Z';
const TRELLIS = 'M4.5 27.5 27.5 4.5M4.5 16 16 27.5M16 4.5 27.5 16M8 8 24 24';

/** The logo's lines on a 32 unit square: a leaf whose veins are a trellis. */
export const LogoPaths = () => (
  <>
    <path d={LEAF} strokeWidth="2" />
    <path d={TRELLIS} strokeWidth="1.6" />
  </>
);

/** The logo, in the colour of the text around it. */
export const Logo = ({ size = 28 }: { readonly size?: number }) => (
  <LineDrawing size={size} viewBox="0 0 32 32">
    <LogoPaths />
  </LineDrawing>
);

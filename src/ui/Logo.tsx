import { LOGO_LEAF, LOGO_TRELLIS } from './markPaths';

/** The brand's mark, in the colour of the text around it. */
export const Logo = ({ size = 28 }: { readonly size?: number }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d={LOGO_LEAF} strokeWidth="2" />
    <path d={LOGO_TRELLIS} strokeWidth="1.6" />
  </svg>
);

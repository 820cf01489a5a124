/** The brand's mark: a leaf whose veins are a trellis. In the colour of the text around it. */
export const Mark = ({ size = 28 }: { readonly size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none" stroke="currentColor">
    <path
      d="M16 2.500C24 8 26.500 16 16 27.500 5.500 16 8 8 16 2.500Z"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M16 27.500V30M16 9.500l5.600 5.600M16 16l4.300 4.300M16 9.500l-5.600 5.600M16 16l-4.300 4.300M16 9.500l-3-3M16 9.500l3-3M16 9.500v18"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </svg>
);

/** The brand's mark on a 32 unit square: a leaf whose veins are a trellis. */
export const LOGO_LEAF = 'M4.5 27.5V16C4.5 9.2 9.2 4.5 16 4.5H27.5V16C27.5 22.8 22.8 27.5 16 27.5Z';
export const LOGO_TRELLIS = 'M4.5 27.5 27.5 4.5M4.5 16 16 27.5M16 4.5 27.5 16M8 8 24 24';

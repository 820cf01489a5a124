import { font, text } from '#src/theme/tokens.css.ts';
import { getTextScale } from './textScale';

const context = document.createElement('canvas').getContext('2d');
/** Of a character, where texts cannot be measured. */
const EMS = 0.6;

/** In pixels: that of the texts of an axis now. */
const getAxisSize = (): number => Number.parseFloat(text.small) * 16 * getTextScale();

/** Measures texts of a size, in its unit, until another measure is created. */
export function createTextMeasure(size = getAxisSize()): (label: string) => number {
  if (!context) return (label) => label.length * size * EMS;
  context.font = `${size}px ${font}`;
  // Members may set text wider (WCAG 1.4.12). What a canvas does not take, as `normal`, changes nothing.
  const { letterSpacing, wordSpacing } = getComputedStyle(document.documentElement);
  Object.assign(context, { letterSpacing: '0px', wordSpacing: '0px' });
  Object.assign(context, { letterSpacing, wordSpacing });
  return (label) => context.measureText(label).width;
}

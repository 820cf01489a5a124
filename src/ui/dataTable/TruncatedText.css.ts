import { globalStyle, style } from '@vanilla-extract/css';

// Where a text has more than one line these are as if they were not there. `TableFrame.css.ts` gives them one.
export const line = style({});
export const short = style({ display: 'none' });
export const whole = style({});

const PART = { overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Of the head, which gives way before the tail does. */
const LEAST = '1.5em';
globalStyle(`${short}::before`, { ...PART, content: 'attr(data-head)', minWidth: LEAST });
globalStyle(`${short}::after`, {
  ...PART,
  content: 'attr(data-tail)',
  flexShrink: 0,
  maxWidth: `calc(100% - ${LEAST})`,
});

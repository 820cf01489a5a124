import { toOwnName } from '#src/basePath.ts';

/** In the storage of the tab, which outlives its reload: the tour that is being told. */
export const TOUR_KEY = toOwnName('trellis-demo-tour');
/** The screen that a tour was left to, with what was typed in its forms. */
export const LEFT_TO_KEY = toOwnName('trellis-demo-after-tour');

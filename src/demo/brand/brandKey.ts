import { toOwnName } from '#src/basePath.ts';

/** The chosen brand in the storage of the tab: a logout clears the other one. `beforePaint.ts` looks for it, too. */
export const BRAND_KEY = toOwnName('trellis-demo-brand');

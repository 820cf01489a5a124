import type { Plugin } from 'vite';

/** Of the app's modules; those of the demo, which plays the plans, are always there. */
const isOfApp = (id: string): boolean => /\/src\/(?!demo\/)[^?]*\.tsx?$/.test(id);
const DYNAMIC_IMPORT = /(?<!typeof )\bimport\(('[^']+')\)/g;

/** Imports of the app's code that is fetched later go through the page, which can refuse them. */
export const missingFiles = (): Plugin => ({
  name: 'missing-files',
  enforce: 'pre',
  transform(code, id) {
    if (!isOfApp(id)) return undefined;
    const wrap = (load: string, file: string) => `globalThis.importFile(${file}, () => ${load})`;
    // Lines stay where they are.
    return { code: code.replace(DYNAMIC_IMPORT, wrap), map: null };
  },
});

import type { Plugin } from 'vite';

/** Of the app's modules; those of the demo, which plays the plans, are always there. */
const isOfApp = (id: string): boolean => /\/src\/(?!demo\/)[^?]*\.tsx?$/.test(id);
const DYNAMIC_IMPORT = /(?<!typeof )\bimport\(('[^']+')\)/g;

/** Imports of the app's code that is fetched later go through the page, which can refuse them. */
export const missingFiles = (): Plugin => ({
  name: 'missing-files',
  enforce: 'pre',
  transform: (code, id) =>
    isOfApp(id)
      ? code.replace(DYNAMIC_IMPORT, (load, file: string) => `globalThis.importFile(${file}, () => ${load})`)
      : undefined,
});

/**
 * The sentences of the app stand in this folder, one file for each area, so that a screen loads only its own. They
 * are the specification's, to the letter; where it documents its own slip, the corrected text is shown unless the
 * build asks for the original (VITE_WORDING=original). The README lists each slip.
 */
const isOriginalWording = import.meta.env?.VITE_WORDING === 'original';

export const specificationText = (corrected: string, letter: string): string =>
  isOriginalWording ? letter : corrected;

/**
 * The corrected text, or with VITE_WORDING=original the specification's own, where that has a documented mistake. The
 * README lists them. The texts of the app are in this folder, one file for each area, so that a screen loads only its
 * own.
 */
const isOriginalWording = import.meta.env?.VITE_WORDING === 'original';

export const specificationText = (corrected: string, original: string): string =>
  isOriginalWording ? original : corrected;

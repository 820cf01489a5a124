import Papa from 'papaparse';
import { toSingleLine } from './singleLine';

/** What spreadsheets drop before they look at a cell: white space, control characters, and what is never drawn. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;
/** What makes a formula, full-width and small forms too. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';

/**
 * Where a spreadsheet would run a formula: at the beginning of a cell, and behind what could be taken for the end of
 * one, because in some countries `;` or a tab separates cells (OWASP, CSV Injection).
 */
const FORMULA = new RegExp(`(?<=^|[,;|\\t"]|[^,;|\\t"]')(?=${UNSEEN}${SIGN})`, 'gu');
const NUMBER = /^-?\d+(?:\.\d+)?%?$/;

/** The text of a cell on one line, with an apostrophe before each formula. A negative number or share stays one. */
const toCell = (text: string): string => {
  const line = toSingleLine(text);
  return NUMBER.test(line) ? line : line.replace(FORMULA, "'");
};

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A table as CSV (RFC 4180: commas, CRLF, doubled quotes) behind a byte order mark. No cell holds a line break, a mark
 * that changes the direction of the text, or what a spreadsheet would run as a formula (D61).
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + Papa.unparse([header, ...rows].map((row) => row.map(toCell)));

import Papa from 'papaparse';

/**
 * Matches cells that a spreadsheet would run as a formula: a first `=`, `+`, `-` or `@`, full-width too, behind any
 * white space or control characters, which some spreadsheets drop. Negative numbers match, which is harmless.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not lead a cell
const RUNS_AS_FORMULA = /^(?:[\t\r\n]|[\s\u0000-\u001f\u200b\ufeff]*[=+\-@＝＋－＠])/;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A table as CSV (RFC 4180: commas, CRLF, doubled quotes) behind a byte order mark. A cell that a spreadsheet would
 * run as a formula gets an apostrophe before it; every other cell stays as it is.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + Papa.unparse([header, ...rows], { escapeFormulae: RUNS_AS_FORMULA });

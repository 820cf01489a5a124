import { parseSync, Visitor } from 'oxc-parser';

export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** each `file › suite › title` of a test, or the id of a scenario */
  readonly proofs: readonly string[];
}

const ID = /\b(?:R\d+\.\d+|D\d+)\b/g;
const ROW = /^\| (?<id>(?:R\d+\.|D)\d+) \| (?<text>.*?) \| (?<proofs>.*?) *\|$/;

/** The rows of all tables, in their order. Throws on a row of an unknown shape. */
export function readRequirements(markdown: string): Requirement[] {
  const rows = markdown.split('\n').filter((line) => /^\|(?! id | ---)/.test(line));
  return rows.map((row) => {
    const { id, text, proofs } = ROW.exec(row)?.groups ?? {};
    if (!id || !text) throw new Error(`not a row of requirements: ${row}`);
    return {
      id,
      text,
      proofs: [...(proofs ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, proof]) => proof ?? []),
    };
  });
}

/** Ids of requirements in the comments of one source. */
export const readCitations = (file: string, source: string): string[] =>
  parseSync(file, source).comments.flatMap(({ value }) => value.match(ID) ?? []);

/** Texts in double quotes in a requirement: those that the app shows. */
export const readQuotedTexts = ({ text }: Requirement): string[] =>
  [...text.matchAll(/"([^"]+)"/g)].flatMap(([, quoted]) => quoted ?? []);

/** All text literals of one source, the parts of its templates included. */
export function readTexts(file: string, source: string): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateElement: ({ value }) => {
      texts.push(value.cooked ?? value.raw);
    },
  }).visit(parseSync(file, source).program);
  return texts;
}

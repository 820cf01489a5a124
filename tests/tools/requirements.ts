import { parseSync, Visitor } from 'oxc-parser';
import type { Requirement } from '#machines/paths/requirements.ts';

const ID = /\b(?:R\d+\.\d+|D\d+)\b/g;
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

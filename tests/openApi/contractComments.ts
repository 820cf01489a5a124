import { parseSync } from 'oxc-parser';
import { getSubject, listAssumptions, readContract } from '../tools/assumptions';

/** Ids of requirements are of no use outside of this project. */
const REQUIREMENT_IDS = /\s*\((?:see )?[RD]\d[^)]*\)/g;

function cleanComment(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*+ ?/, '').trim());
  return lines.join(' ').replace(REQUIREMENT_IDS, '').trim();
}

/** The doc comment of each call (`GET /users/profile`) and entity (`profile`) of the contract. */
function readDocComments(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { file, source } of readContract()) {
    const { comments, program } = parseSync(file, source);
    for (const { type, value, end } of comments) {
      const statement = program.body.find((candidate) => candidate.end > end);
      // A comment inside of a statement is about a part of it.
      if (type !== 'Block' || !value.startsWith('*') || !statement || statement.start < end) continue;
      const subject = getSubject(source.slice(statement.start, statement.end));
      if (subject) found.set(subject, cleanComment(value));
    }
  }
  return found;
}

/** What the contract's comments say of calls and entities, by subject: the doc comment, and what is assumed. */
export function readContractComments(): (subject: string) => string | undefined {
  const comments = readDocComments();
  const assumptions = listAssumptions();
  return (subject) => {
    const own = assumptions.filter((assumption) => assumption.subject === subject);
    const assumed = own.map(({ text }) => `Assumed: ${text}.`);
    return [comments.get(subject) ?? [], assumed].flat().join('\n\n') || undefined;
  };
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { renderScenarios } from './scenarios';

const CONTRACT = 'src/contract';
const README = 'README.md';

export interface Assumption {
  /** the call (`GET /users/profile`) or entity that the comment is about */
  readonly subject: string;
  readonly file: string;
  readonly text: string;
}

const CALL = /\bdefineEndpoint\('(?<method>[A-Z]+)',\s*'(?<path>[^']+)'/;
const DECLARED = /^(?:export )?(?:const|type|interface|function) (?<name>\w+)/;

/** The call that a top-level statement defines, else the name that it declares. */
export function getSubject(statement: string): string | undefined {
  const call = CALL.exec(statement)?.groups;
  if (call) return `${call.method} ${call.path?.replace(/:(\w+)/g, '{$1}')}`;
  return DECLARED.exec(statement)?.groups?.name;
}

/** Every `// assumed:` comment of one source of the contract. Throws where no named statement follows one. */
export function readAssumptions(file: string, source: string): Assumption[] {
  const { comments, program } = parseSync(file, source);
  return comments.flatMap(({ value, end }) => {
    const text = /^ assumed: (?<text>.+)$/.exec(value)?.groups?.text;
    if (text === undefined) return [];
    const statement = program.body.find((candidate) => candidate.end > end);
    const subject = statement && getSubject(source.slice(statement.start, statement.end));
    if (!subject) throw new Error(`${file}: no named statement follows “${text}”`);
    return { subject, file, text };
  });
}

const escapeCell = (text: string): string => text.replaceAll('|', '\\|');

export const readContract = (): { readonly file: string; readonly source: string }[] =>
  readdirSync(CONTRACT)
    .toSorted()
    .map((name) => `${CONTRACT}/${name}`)
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

export const listAssumptions = (): Assumption[] =>
  readContract().flatMap(({ file, source }) => readAssumptions(file, source));

/** The README's table of all assumptions of the contract. */
export function renderAssumptions(): string {
  const rows = listAssumptions().map(
    ({ subject, file, text }) => `| \`${subject}\` | [${file}](${file}) | ${escapeCell(text)} |`,
  );
  return ['| call or entity | where | assumption |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The text with the table between the two markers of its name. Throws where a marker is missing. */
export function replaceTable(text: string, table: string, name = 'assumptions'): string {
  const [first, last] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const start = text.indexOf(first);
  const end = text.indexOf(last);
  if (start < 0 || end < start) throw new Error(`${README} needs the lines ${first} and ${last}`);
  return `${text.slice(0, start + first.length)}\n\n${table}\n\n${text.slice(end)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const previous = readFileSync(README, 'utf8');
  const updated = replaceTable(replaceTable(previous, renderAssumptions()), renderScenarios(), 'scenarios');
  if (updated !== previous) writeFileSync(README, updated);
  console.log(`${README} ${updated === previous ? 'is up to date' : 'was updated'}`);
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';

const CONTRACT = 'src/contract';
const README = 'README.md';
const START = '<!-- assumptions:start -->';
const END = '<!-- assumptions:end -->';

export interface Assumption {
  /** the call (`GET /users/profile`) or the entity that the contract's comment stands in or above */
  readonly subject: string;
  readonly file: string;
  readonly text: string;
}

const CALL = /\bmethod: '(?<method>[A-Z]+)',\s*path: '(?<path>[^']+)'/;
const DECLARED = /^(?:export )?(?:const|type|interface|function) (?<name>\w+)/;

/** What a top-level statement is about: the call that it defines, else the name that it declares. */
function subjectOf(statement: string): string | undefined {
  const call = CALL.exec(statement)?.groups;
  if (call) return `${call.method} ${call.path?.replace(/:(\w+)/g, '{$1}')}`;
  return DECLARED.exec(statement)?.groups?.name;
}

/** Every `// assumed:` comment of one source of the contract. Throws where one has nothing to belong to. */
export function readAssumptions(file: string, source: string): Assumption[] {
  const { comments, program } = parseSync(file, source);
  return comments.flatMap(({ value, end }) => {
    const text = /^ assumed: (?<text>.+)$/.exec(value)?.groups?.text;
    if (text === undefined) return [];
    const statement = program.body.find((candidate) => candidate.end > end);
    const subject = statement && subjectOf(source.slice(statement.start, statement.end));
    if (!subject) throw new Error(`${file}: “${text}” stands above nothing that has a name`);
    return { subject, file, text };
  });
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** All assumptions of the contract as the README's table. */
export function assumptionsTable(): string {
  const assumptions = readdirSync(CONTRACT)
    .toSorted()
    .map((name) => `${CONTRACT}/${name}`)
    .flatMap((file) => readAssumptions(file, readFileSync(file, 'utf8')));
  const rows = assumptions.map(
    ({ subject, file, text }) => `| \`${subject}\` | [${file}](${file}) | ${cell(text)} |`,
  );
  return ['| call or entity | where | assumption |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A text with the table between its two markers. Throws where a marker is missing. */
export function withTable(text: string, table: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`${README} needs the lines ${START} and ${END}`);
  return `${text.slice(0, start + START.length)}\n\n${table}\n\n${text.slice(end)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const before = readFileSync(README, 'utf8');
  const after = withTable(before, assumptionsTable());
  if (after !== before) writeFileSync(README, after);
  console.log(after === before ? `${README} is up to date` : `${README} has the contract's assumptions`);
}

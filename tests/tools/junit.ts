export interface JunitCase {
  readonly name: string;
  /** the group that build servers list it in */
  readonly className: string;
  readonly seconds?: number;
  /** the first line is the message; the whole text is shown where there is more */
  readonly failures: readonly string[];
  /** why it did not run */
  readonly skipped?: string | undefined;
  readonly output?: string;
}

/** XML 1.0 has no way to write most control characters; those of colours in messages go with their codes. */
const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/\u001b\[[\d;]*m|[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[<>&"\n\r\t\u007f-\u009f]/g, (character) => `&#${character.codePointAt(0)};`);

const element = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;

function formatFailure(text: string): string {
  const [message = '', ...rest] = text.split('\n');
  const open = `<failure message="${escapeXml(message)}"`;
  return rest.length === 0 ? `${open}/>` : `${open}>${escapeXml(text)}</failure>`;
}

function formatCase({ name, className, seconds, failures, skipped, output = '' }: JunitCase): string {
  const time = seconds === undefined ? '' : ` time="${seconds.toFixed(3)}"`;
  const content = [
    ...failures.map(formatFailure),
    failures.length > 0 || skipped === undefined ? '' : `<skipped message="${escapeXml(skipped)}"/>`,
    element('system-out', output),
  ];
  return `  <testcase name="${escapeXml(name)}" classname="${escapeXml(className)}"${time}>${content.join('')}</testcase>`;
}

/** A suite of test cases as JUnit's XML, which build servers show. */
export const formatJunit = (suite: string, cases: readonly JunitCase[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escapeXml(suite)}" tests="${cases.length}" failures="${cases.filter(({ failures }) => failures.length > 0).length}" errors="0">`,
    ...cases.map(formatCase),
    '</testsuite>',
    '',
  ].join('\n');

/** A code or a name by its words: `invalid_grant`, `RefreshTokenExpired`. */
export const toWords = (code: string): string =>
  code.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2');

/** One word, or several that are joined: `INSUFFICIENT_BALANCE`, `errors.insufficientBalance`. */
const CODE = /^[a-z][a-z\d]*([._-][a-z\d]+)*$/i;
/** A name of a field, and not of an address. */
const NAME_IN_SENTENCE =
  /(?<![/.@]\S*)\b([a-z]+_)+(id|address|amount|code|key|name|password|passcode|balance|pk|at)\b(?![@/.]\w)/g;
/** The number of an error before its sentence. */
const NUMBER = /^[A-Z]+[-_]?\d{3,}(: |$)/;

/** What a program writes in place of a value or a sentence, a lone key, and a token, which nobody else is to read. */
const NO_SENTENCE =
  /^(undefined|NULL|[Nn]ull|nil|[Nn]one|EOF|['"]\w+['"])$|\bNaN\b|\[object \w+\]|\beyJ[\w-]+\./;

const CLASS = /\w(Error|Exception)\b/;
/** What is written in programs and in nothing that people read: signs, and names of classes, methods, paths and system calls. */
const CODE_SIGNS = new RegExp(
  [
    '[\\\\{}]|::|\\w(->|=>)\\w|[\\w)]==?["\'({[]|\\w\\(\\)|^\\[\\w+\\(|^:[a-z]|=\\s*:[a-z]|%[sd]\\b',
    `${CLASS.source}|[a-z][A-Z]\\w*\\.\\w|\\w\\.\\w*[a-z][A-Z]|\\[[A-Z]\\w*[a-z][A-Z]\\w*\\]|\\.(js|ts|py|php|java|rb|go):\\d`,
    '\\b(GET|POST|PUT)( /| method)|(^|\\s)/[a-z]+/[a-z]|\\bE(CONN\\w+|TIMEDOUT|PIPE)\\b',
  ].join('|'),
);

/** Words of databases, languages and libraries. */
const CODE_WORDS = new RegExp(
  `\\b(${[
    'sql\\w*|mongo(db|ose)?|prisma|redis|json|xml|uuid|bigint|objectid|nonetype|nil pointer|null|undefined|traceback|bcrypt|tcp|rpc error|param',
    '(check|unique|key|integrity) constraint|constraint ([\'"]|violat\\w*)|duplicate (key|entry [\'"])|deadlock|lock wait|syntax error|(de)?seriali[sz]e|unmarshal|struct|(to|not) parse|pars(e|ing) error|iterable|runtime',
    '(column|relation|key|index|method|property|parameter)(?= [\'"])|string to float|hex string|instance of|is not a function',
    '(matching|given) query|entity changes|inner exception|sequence contains|request (body|content)|content-type|static resource',
    'status code [45]\\d\\d|deadline exceeded|connection (refused|reset)',
  ].join('|')})(?!\\w)`,
  'i',
);

const TAGS = /<\/?(a|b|i|p|br|em|ul|ol|li|div|span|strong|h\d)\b[^<>]*>/gi;

/** Characters as servers write them for a page. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ...['&#039;', '&#39;', '&#x27;', '&apos;'].map((written) => [written, "'"] as const),
]);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A code by the words of its last part; one word is as it is, or behind others a key that says nothing. */
function readCode(code: string): string | undefined {
  const words = toWords(code.slice(code.lastIndexOf('.') + 1)).replaceAll('-', ' ');
  if (!words.includes(' ')) return words === code ? code : undefined;
  return capitalize(words.toLowerCase());
}

/** What a provider says of a success: a code by its words. Nothing is left out: of a movement of money it may be all that is said. */
export const toMessage = (said: string): string =>
  CODE.test(said) && /[_.]/.test(said) ? (readCode(said) ?? said) : said;

/** A sentence as people read it, without what was written for a page or a program; undefined for what is none. */
export function toShown(sentence: string | undefined): string | undefined {
  const said = sentence?.replace(NUMBER, '') ?? '';
  const text = said.replace(/<br *\/?>\s*/gi, ' ').replace(TAGS, '');
  // What a database, a library or a program says of its own fault, as it writes it, may name other members.
  if (NO_SENTENCE.test(text) || CODE_WORDS.test(text)) return undefined;
  if (CODE.test(text) && !CLASS.test(text)) return readCode(text);
  if (CODE_SIGNS.test(text)) return undefined;
  return (
    text
      .replaceAll('`', '')
      .replace(NAME_IN_SENTENCE, toWords)
      .replace(/&#?\w{2,4};/g, (written) => CHARACTERS.get(written) ?? written)
      .trim() || undefined
  );
}

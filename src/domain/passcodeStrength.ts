/** Below it a passcode can be tried out: NIST SP 800-63B, 3.1.1.2. */
const MIN_LENGTH = 8;
/** Shorter parts of a name are in many words. */
const MIN_NAME_LENGTH = 4;
const MIN_RUN_LENGTH = 3;
/** The alphabet. */
const MAX_RUN_LENGTH = 26;
/** So many of the first characters are looked at: a longer passcode is weak by repetition alone. */
const MAX_LENGTH = 256;

/** What makes a passcode easy to guess (D490). */
export type PasscodeWeakness = 'short' | 'repeated' | 'sequence' | 'number' | 'common' | 'personal';

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '1234567890', '0123456789', 'qwertyuiop', 'qwertzuiop'];
const MORE_ROWS = ['asdfghjkl', 'zxcvbnm', 'yxcvbnm', '1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'];
const SEQUENCES = [...ROWS, ...MORE_ROWS].flatMap((row) => [row, [...row].reverse().join('')]);

/** Of the lists of passwords that were published most often, without figures and signs. */
const COMMON_WORDS = new Set(
  `password passcode passwort passw pass secret letmein welcome iloveyou lovely love monkey dragon football baseball
  basketball soccer master mustang sunshine princess superman batman spiderman shadow michael jordan jennifer jessica
  ashley daniel andrew charlie thomas robert hunter ranger buster freedom whatever trustno computer internet samsung
  google pokemon starwars naruto killer hello flower cookie cheese chocolate summer winter spring autumn banana orange
  purple silver golden diamond ginger pepper maggie bailey tigger liverpool arsenal chelsea barcelona admin
  administrator login access default guest changeme test testing qwerty azerty money bitcoin million dollar donation
  trellis happy family forever blessed jesus angel`.split(/\s+/),
);

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const isRepeated = (text: string): boolean =>
  new Set(text).size < 4 || new RegExp(`^(.{1,${MIN_LENGTH - 1}}?)\\1+.{0,2}$`, 'su').test(text);

/** Whether a text is nothing but runs of neighbours on the keyboard, in the alphabet or among figures. */
function isSequence(text: string): boolean {
  let rest = text;
  while (rest.length > 0) {
    let length = Math.min(rest.length, MAX_RUN_LENGTH);
    while (length >= MIN_RUN_LENGTH && !SEQUENCES.some((row) => row.includes(rest.slice(0, length))))
      length--;
    if (length < MIN_RUN_LENGTH) return false;
    rest = rest.slice(length);
  }
  return true;
}

/** Without figures and signs around it, and with the letters that figures and signs stand for. */
const isCommon = (text: string): boolean => {
  const word = text.replace(/^[^a-z]+/, '').replace(/[^a-z@$]+$/, '');
  return COMMON_WORDS.has(word.replace(/[^a-z]/g, (sign) => LETTERS[sign] ?? sign));
};

/** Whether little is left of a text without what others know of its member. */
const isPersonal = (text: string, own: readonly string[]): boolean => {
  const names = own.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const known = names.filter((name) => name.length >= MIN_NAME_LENGTH);
  const left = known.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return left !== text && left.length < MIN_LENGTH;
};

/**
 * Why a passcode is easy to guess; undefined where nothing is found, and for an empty one. Advice only: the provider
 * decides. `own` is what others know of the member, such as the name.
 */
export function findPasscodeWeakness(passcode: string, own: readonly string[]): PasscodeWeakness | undefined {
  const text = passcode.slice(0, MAX_LENGTH).toLowerCase();
  if (text === '') return undefined;
  if (text.length < MIN_LENGTH) return 'short';
  if (isRepeated(text)) return 'repeated';
  if (isSequence(text)) return 'sequence';
  if (/^[\d\s/.+-]+$/.test(text)) return 'number';
  if (isCommon(text)) return 'common';
  return isPersonal(text, own) ? 'personal' : undefined;
}

import type { TeamMember } from '#src/contract/team.ts';
import { getFirstGraphemes } from '#src/domain/graphemes.ts';
import { toSingleLine } from '#src/domain/singleLine.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';

interface Named {
  readonly name?: string | undefined;
}

/** In characters as people see them. */
const MAX_DISPLAYED_LENGTH = 80;
/** In characters; of the label below a square. */
export const MAX_NAME_LENGTH = 16;
/** The longest e-mail address. */
const MAX_TEXT_LENGTH = 254;

const LETTER = /\p{L}/gu;
/** A letter of Hebrew, Arabic or another script that runs from right to left. */
const RUNS_FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text of at most so many characters, the last of them dots where it had more. */
export function shorten(name: string, most: number): string {
  if (name.length <= most || getFirstGraphemes(name, most) === name) return name;
  const kept = getFirstGraphemes(name, most - 1).trimEnd();
  // Without the mark (RLM) the dots would stand before the first letter.
  return `${kept}…${RUNS_FROM_RIGHT.test(kept.match(LETTER)?.at(-1) ?? '') ? '\u200f' : ''}`;
}

const toPlainName = ({ name = '' }: Named): string => toSingleLine(name);

/** R2.57: Unknown when the name is missing. One line, without marks that change its direction (D72). */
export const getDisplayName = (member: Named): string =>
  shorten(toPlainName(member), MAX_DISPLAYED_LENGTH) || messages.unknownName;

export function getInitial(member: Named): string {
  const first = getFirstGraphemes(toPlainName(member), 1);
  return first.toLocaleUpperCase('en') || messages.unknownInitial;
}

/** Short enough for the label below a square. */
export const getShortName = (member: Named): string => shorten(getDisplayName(member), MAX_NAME_LENGTH);

/** E-mail addresses and other texts, on one line as names are. */
export const getDisplayText = (text: string): string => shorten(toSingleLine(text), MAX_TEXT_LENGTH);

/** What a member is found by: name, e-mail address, referral code. */
export const getSearchTexts = (
  member: Pick<TeamMember, 'name' | 'email' | 'referral_code'>,
): readonly string[] => [getDisplayName(member), member.email ?? '', member.referral_code ?? ''];

/** What distinguishes members of one name. */
export const getDetail = ({ email, referral_code }: Pick<TeamMember, 'email' | 'referral_code'>): string =>
  getDisplayText([email, referral_code].filter(Boolean).join(' · '));

import * as z from 'zod/mini';
import { tabStorage } from '../tabStorage';
import { BRAND_KEY } from './brandKey';

const MAX_NAME_LENGTH = 40;
const MAX_INITIAL_LENGTH = 2;
const SEPARATOR = '~';

/** A customer's own look. */
export interface Brand {
  readonly name: string;
  /** one or two letters in place of the logo; the logo without it */
  readonly initial: string | null;
  /** `#rrggbb`; the usual colours without it */
  readonly accent: string | null;
}

/** As they are read: one of Hindi, or of a family of emoji, may be several characters. */
const countLetters = (text: string) => [...new Intl.Segmenter().segment(text)].length;
/** Of a letter, at most, on average. */
const MAX_LETTER_LENGTH = 8;
/** What cannot be seen, but joiners: names in Persian and Hindi, and emoji, are written with them. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/u;
const text = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.refine(
      (value) =>
        value.length <= max * MAX_LETTER_LENGTH &&
        countLetters(value) <= max &&
        !value.includes(SEPARATOR) &&
        !INVISIBLE.test(value),
    ),
  );

const brand = z.object({
  name: text(MAX_NAME_LENGTH),
  initial: z.nullable(text(MAX_INITIAL_LENGTH)),
  accent: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
});

/** Parses `Acme~A~0055aa`; initial and colour may be left out. Undefined when it is no brand. */
export function parseBrand(given: string): Brand | undefined {
  const [name, initial = '', accent = '', ...rest] = given.split(SEPARATOR);
  if (rest.length > 0) return undefined;
  const colour = accent.toLowerCase().replace(/^#/, '');
  return brand.safeParse({ name, initial: initial || null, accent: colour === '' ? null : `#${colour}` })
    .data;
}

/** The reverse. */
export const formatBrand = ({ name, initial, accent }: Brand): string =>
  [name, initial ?? '', accent?.slice(1) ?? ''].join(SEPARATOR).replace(/~+$/, '');

export const storeBrand = (chosen: Brand | null): void =>
  tabStorage.set(BRAND_KEY, chosen && formatBrand(chosen));

export function readBrand(): Brand | null {
  const stored = tabStorage.get(BRAND_KEY);
  return (stored !== null && parseBrand(stored)) || null;
}

import { isRecord, openJson } from './json';

type Fields = Readonly<Record<string, unknown>>;

/** Dollars, or a coin that stands for them, as BUSD. */
const DOLLARS =
  /usd|^(?:(?:united states|american|u\.?s\.?)[ -]?)?dollars?$|^tether(?:us| token)?$|^(?:us ?)?\$$/i;
/** What is counted in cents, and not in dollars with cents. */
const OF_CENTS = /(?<!\b(?:with(?:out)?|and) )(?:\b|_)(?:cents?|minor)(?![a-z])/i;
/** Of all but dollars, of a pair of currencies, or of cents. */
const NOT_ALONE = new RegExp(`^non|/|${OF_CENTS.source}`, 'i');

const isDollars = (currency: string): boolean => DOLLARS.test(currency) && !NOT_ALONE.test(currency);

/** The currency that an object says of its amounts, by letters or a sign, or that they are of cents; empty where it says none. */
function readCurrency({ currency, currency_code, unit, amount_unit }: Fields): string {
  if (OF_CENTS.test(String(amount_unit ?? unit))) return 'cents';
  if (!currency && !currency_code) return '';
  const said = [currency, currency_code].flatMap((one) =>
    isRecord(one) ? [one.code, one.symbol, one.name] : [one],
  );
  const named = said.flatMap((one) =>
    typeof one === 'string' && /\p{L}|\p{Sc}/u.test(one) ? [one.trim()] : [],
  );
  // The sign of the dollars of many countries.
  return named.find((one) => one !== '$') ?? named[0] ?? '';
}

export const isInDollars = (said: Fields): boolean => isDollars(readCurrency(said));

function isInOther(said: Fields, isWithinOther: boolean): boolean {
  const currency = readCurrency(said);
  return currency === '' ? isWithinOther : !isDollars(currency);
}

/** Names of the amounts that are read. */
const AMOUNT_NAME =
  /^(?:amount|(?:\w+_)?balance|total_(?:donation|earn|deposit|withdraw)|last_donation|donation_requirement|minimum_donation|min_withdrawal)$/;

/** Deeper within a reply no amount is read. */
const MAX_LEVELS = 8;

/** Whether anything in it says another currency: mostly nothing does, and 10,000 rows need no copies. */
const saysOther = (said: unknown, levels: number): boolean => {
  if (levels === 0 || typeof said !== 'object' || said === null) return false;
  const isOther = isRecord(said) && isInOther(said, false);
  return isOther || Object.values(said).some((one) => saysOther(one, levels - 1));
};

function dropAmounts(said: unknown, isWithinOther: boolean, levels: number): unknown {
  const given = isWithinOther && typeof said === 'string' ? openJson(said.trim()) : said;
  if (levels === 0) return given;
  if (Array.isArray(given)) return given.map((one) => dropAmounts(one, isWithinOther, levels - 1));
  if (!isRecord(given)) return given;
  const isOther = isInOther(given, isWithinOther);
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => !isOther || !AMOUNT_NAME.test(name))
      .map(([name, value]) => [name, dropAmounts(value, isOther, levels - 1)]),
  );
}

/**
 * What was said, without the amounts of each object that says that they are in another currency than dollars, or that is
 * within one which does and says none itself. All else that it has is kept.
 */
// assumed: a currency is that of the amounts that stand beside it or deeper within its object, by its code, sign or name
export const withoutOtherCurrencies = (said: unknown): unknown =>
  saysOther(said, MAX_LEVELS) ? dropAmounts(said, false, MAX_LEVELS) : said;

import { PERCENT_PPM, QUANTITY_ONE_E4 } from './limits';
import type { Currency } from './schema';

/** The minus sign, U+2212. */
export const MINUS = '\u2212';

const TENTH_PERCENT_PPM = PERCENT_PPM / 10;

export type MoneyFormat = { currency?: Currency; locale?: string };

/** Cached: creating a formatter costs far more than using one. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = formatters.get(key);
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
}

/** Uses a true minus sign, which is as wide as a plus and never breaks from its number; `Intl` writes a hyphen in most languages. */
const withMinus = (text: string): string => text.replace('-', MINUS);

/** Formats money as `formatCents` does; `kind` names the `options`. */
function formatMoneyAs(
  kind: string,
  options: Intl.NumberFormatOptions,
  cents: number,
  { currency = 'USD', locale = 'en-US' }: MoneyFormat = {},
): string {
  const make = () => new Intl.NumberFormat(locale, { style: 'currency', currency, ...options });
  return withMinus(formatterOf(`${locale} ${currency} ${kind}`, make).format(cents / 100));
}

/**
 * Formats `123450` → `$1,234.50`, `-1200` → `−$12.00`, in the given currency and language (US dollars, American English). For display:
 * files use `plainAmount`.
 */
export const formatCents = (cents: number, format?: MoneyFormat): string => formatMoneyAs('exact', {}, cents, format);

/** Formats `123450` → `$1,235`: for sums read at a glance, with the exact amount one step away. */
export const formatWholeCents = (cents: number, format?: MoneyFormat): string =>
  formatMoneyAs('whole', { maximumFractionDigits: 0 }, cents, format);

/** Formats `1234500` → `$12K`: for axis labels. */
export const formatShortCents = (cents: number, format?: MoneyFormat): string =>
  formatMoneyAs('short', { notation: 'compact', maximumFractionDigits: 1 }, cents, format);

const decimal = (value: number, locale: string): string =>
  formatterOf(`${locale} decimal`, () => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })).format(value);

/** Formats `25000` → `2.5`. */
export const formatQuantity = (quantityE4: number, locale = 'en-US'): string =>
  decimal(quantityE4 / QUANTITY_ONE_E4, locale);

/** Formats `88750` → `8.875%`. */
export const formatRate = (ratePpm: number, locale = 'en-US'): string => `${decimal(ratePpm / PERCENT_PPM, locale)}%`;

/** Formats a margin or other share to a readable precision: `333333` → `33.3%`; a dash if there is none. */
export const formatShare = (ppm: number | null): string =>
  ppm === null ? '–' : withMinus(formatRate(Math.round(ppm / TENTH_PERCENT_PPM) * TENTH_PERCENT_PPM));

/** Formats an amount for a spreadsheet file: `1234.50`, without symbol and separators. */
export const plainAmount = (cents: number): string => (cents / 100).toFixed(2);

/** Units that people enter in the singular but that need a plural after a number. Everything else is left as entered. */
const PLURALS: ReadonlyMap<string, string> = new Map([
  ...[
    'hour',
    'day',
    'week',
    'month',
    'visit',
    'system',
    'ton',
    'pound',
    'gallon',
    'yard',
    'mile',
    'roll',
    'load',
    'room',
    'unit',
    'piece',
  ].map((unit): [string, string] => [unit, `${unit}s`]),
  ['foot', 'feet'],
  ['inch', 'inches'],
  ['box', 'boxes'],
]);

/** Formats `30000`, `hour` → `3 hours`; `10000`, `each` → `1 each`; without a unit, the number alone. */
export function formatQuantityOf({ quantityE4, unit }: { quantityE4: number; unit: string }, locale = 'en-US'): string {
  const number = formatQuantity(quantityE4, locale);
  if (unit === '') return number;
  return `${number} ${quantityE4 === QUANTITY_ONE_E4 ? unit : (PLURALS.get(unit) ?? unit)}`;
}

/** Returns the unit of a price: `per hour`, `each`; '' without a unit. */
export const perUnit = (unit: string): string => (unit === '' || unit === 'each' ? unit : `per ${unit}`);

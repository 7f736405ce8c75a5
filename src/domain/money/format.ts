import { PERCENT_PPM, QUANTITY_ONE_E4 } from './limits';
import type { Currency } from './schema';

const TENTH_PERCENT_PPM = PERCENT_PPM / 10;

export type MoneyFormat = { currency?: Currency; locale?: string };

/** Creating a formatter costs far more than using one. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = formatters.get(key);
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
}

/** Formats `123450` → `$1,234.50`, in the given currency and locale (US dollars, American English). */
export function formatCents(cents: number, { currency = 'USD', locale = 'en-US' }: MoneyFormat = {}): string {
  return formatterOf(
    `${locale} ${currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency }),
  ).format(cents / 100);
}

/** Formats `123450` → `$1,235`: for totals that are read at a glance, with the exact amount one step away. */
export const formatWholeCents = (cents: number, { currency = 'USD', locale = 'en-US' }: MoneyFormat = {}): string =>
  formatterOf(
    `${locale} ${currency} whole`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
  ).format(cents / 100);

/** Formats `1234500` → `$12K`: for axis ticks. */
export const formatShortCents = (cents: number, { currency = 'USD', locale = 'en-US' }: MoneyFormat = {}): string =>
  formatterOf(
    `${locale} ${currency} short`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }),
  ).format(cents / 100);

const decimal = (value: number, locale: string): string =>
  formatterOf(`${locale} decimal`, () => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })).format(value);

/** `25000` → `2.5`. */
export const formatQuantity = (quantityE4: number, locale = 'en-US'): string =>
  decimal(quantityE4 / QUANTITY_ONE_E4, locale);

/** `88750` → `8.875%`. */
export const formatRate = (ratePpm: number, locale = 'en-US'): string => `${decimal(ratePpm / PERCENT_PPM, locale)}%`;

/** Formats a margin or another share, as precisely as anyone reads it: `333333` → `33.3%`; a dash if there is none. */
export const formatShare = (ppm: number | null): string =>
  ppm === null ? '–' : formatRate(Math.round(ppm / TENTH_PERCENT_PPM) * TENTH_PERCENT_PPM);

/** Formats an amount for a spreadsheet file: `1234.50`, without symbol and separators. */
export const plainAmount = (cents: number): string => (cents / 100).toFixed(2);

/** Units that people write in the singular but that read wrong after a number. All others stay as written. */
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

/** Formats `30000`, `hour` → `3 hours`; `10000`, `each` → `1 each`; without a unit the number alone. */
export function formatQuantityOf({ quantityE4, unit }: { quantityE4: number; unit: string }, locale = 'en-US'): string {
  const number = formatQuantity(quantityE4, locale);
  if (unit === '') return number;
  return `${number} ${quantityE4 === QUANTITY_ONE_E4 ? unit : (PLURALS.get(unit) ?? unit)}`;
}

/** Describes what a price is for: `per hour`, `each`; '' without a unit. */
export const perUnit = (unit: string): string => (unit === '' || unit === 'each' ? unit : `per ${unit}`);

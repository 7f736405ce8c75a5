import { formatCents, formatQuantity, formatRate } from '@/domain/money/format';
import { capitalize, yesNo } from '@/lib/words';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';

const NOTHING = '–';

/** Fields are named with their units (`priceCents`, `ratePpm`), so that a number can say what it is. */
const UNITS: readonly [ending: RegExp, format: (value: number) => string][] = [
  [/Cents$/, (cents) => formatCents(cents)],
  [/Ppm$/, (ppm) => formatRate(ppm)],
  [/E4$/, (quantityE4) => formatQuantity(quantityE4)],
  [/Minutes$/, formatDuration],
];

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;
const isId = (field: string): boolean => /^id$|(?:Id|Ids|Uid)$/.test(field);
/** `isRecommended` → `recommended`, `usageLimit` → `usage limit`. */
export const spelledOut = (field: string): string =>
  field
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();

/** A part of a group: ids are for the program, a flag says its name or nothing, a bare number says what it counts. */
function partInWords(field: string, value: unknown, timeZone: string): string {
  if (isEmpty(value) || isId(field) || value === false) return '';
  if (value === true) return spelledOut(field);
  const words = fieldInWords(field, value, timeZone);
  const isBare = typeof value === 'number' && !UNITS.some(([ending]) => ending.test(field));
  return isBare ? `${spelledOut(field)} ${words}` : words === NOTHING ? '' : words;
}

/** A record's field as a person reads it: money, rates, times and lists written out, `–` where there is nothing. */
export function fieldInWords(field: string, value: unknown, timeZone: string): string {
  if (isEmpty(value)) return NOTHING;
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : value.map((item) => fieldInWords(field, item, timeZone)).join('; ');
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value as object).map(([key, part]) => partInWords(key, part, timeZone));
    return parts.filter((part) => part !== '').join(', ') || NOTHING;
  }
  if (typeof value === 'boolean') return capitalize(yesNo(value));
  if (typeof value === 'number') {
    const format = UNITS.find(([ending]) => ending.test(field))?.[1];
    return format ? format(value) : value.toLocaleString('en-US');
  }
  if (typeof value !== 'string') return NOTHING;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, timeZone);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? formatDateTime(value, timeZone) : value;
}

import { formatCents, formatQuantity, formatRate } from '@/domain/money/format';
import { capitalize, yesNo } from '@/lib/words';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';

const NOTHING = '–';

/** Field names include their units (`priceCents`, `ratePpm`), so that numbers can be formatted. */
const UNITS: readonly [ending: RegExp, format: (value: number) => string][] = [
  [/Cents$/, (cents) => formatCents(cents)],
  [/Ppm$/, (ppm) => formatRate(ppm)],
  [/E4$/, (quantityE4) => formatQuantity(quantityE4)],
  [/Minutes$/, formatDuration],
];

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;
const isId = (field: string): boolean => /^id$|(?:Id|Ids|Uid)$/.test(field);
/** Converts a field name to words: `isRecommended` → `recommended`, `usageLimit` → `usage limit`. */
export const spelledOut = (field: string): string =>
  field
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();

/** Formats a part of a group: IDs are omitted, a flag shows its name or nothing, a plain number shows what it counts. */
function partInWords(field: string, value: unknown, timeZone: string): string {
  if (isEmpty(value) || isId(field) || value === false) return '';
  if (value === true) return spelledOut(field);
  const words = fieldInWords(field, value, timeZone);
  const isBare = typeof value === 'number' && !UNITS.some(([ending]) => ending.test(field));
  return isBare ? `${spelledOut(field)} ${words}` : words === NOTHING ? '' : words;
}

/** Formats a record's field for people: money, rates, times and lists written out, `–` if empty. */
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

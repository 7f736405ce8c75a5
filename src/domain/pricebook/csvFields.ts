import { PERCENT_PPM } from '../money/limits';
import { parseCents, parseDecimal, type DecimalSeparator } from '../money/parse';
import { TAX_CLASSES } from '../tax/schema';
import {
  CSV_ALIASES,
  CSV_COLUMNS,
  CSV_HEADERS,
  KIND_WORDS,
  OTHER_KIND_WORDS,
  TAX_WORDS,
  TAXABLE_WORDS,
  type CsvColumn,
} from './csvColumns';
import { MAX_MARKUP_PPM, pricebookItemSchema, PRICEBOOK_KINDS, PRICING_KINDS, type PricebookItem } from './schema';

/** The position of each known column in the file. */
export type CsvMapping = Partial<Record<CsvColumn, number>>;

const plain = (text: string): string => text.trim().toLowerCase().replace(/[’']/g, '').replace(/\s+/g, ' ');

/** Normalizes `Task #:` and `Item No.` to `task number` and `item number`, for comparing column names chosen by others. */
const named = (text: string): string =>
  plain(text)
    .replace(/#/g, ' number ')
    .replace(/\b(?:no|num|nr)\b\.?/g, 'number')
    .replace(/[^\p{L}\p{N}/&]+/gu, ' ')
    .trim();

/** Finds the columns by their names: our own first, then those of other programs and suppliers. */
export function mapColumns(headers: readonly string[]): CsvMapping {
  const [names, looseNames] = [headers.map(plain), headers.map(named)];
  const taken = new Set<number>();
  const mapping: CsvMapping = {};
  const take = (column: CsvColumn, wanted: readonly string[], among: readonly string[] = names): void => {
    const at = among.findIndex((name, index) => !taken.has(index) && wanted.includes(name));
    if (at === -1 || mapping[column] !== undefined) return;
    mapping[column] = at;
    taken.add(at);
  };
  for (const column of CSV_COLUMNS) take(column, [plain(CSV_HEADERS[column])]);
  for (const column of CSV_COLUMNS) take(column, CSV_ALIASES[column]);
  for (const column of CSV_COLUMNS) take(column, CSV_ALIASES[column].map(named), looseNames);
  return mapping;
}

/** A parsed cell: an item's fields, or why it was rejected, as a message. */
type Read =
  | {
      fields: Partial<PricebookItem> & {
        ratePpm?: number;
        pricingKind?: PricebookItem['pricing']['kind'];
        isTaxable?: boolean;
      };
    }
  | string;

const shape = pricebookItemSchema.shape;

/** Removes the apostrophe that keeps a spreadsheet from running a cell as a formula. */
export const bareCell = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '').trim();

function text(
  field:
    | 'code'
    | 'name'
    | 'description'
    | 'unit'
    | 'vendor'
    | 'vendorPartNumber'
    | 'photoUrl'
    | 'warrantyText'
    | 'costCheckedOn',
  cell: string,
): Read {
  const parsed = shape[field].safeParse(cell);
  return parsed.success ? { fields: { [field]: parsed.data } } : (parsed.error.issues[0]?.message ?? 'Not valid');
}

function money(field: 'costCents' | 'priceCents', cell: string, decimalSeparator?: DecimalSeparator): Read {
  const read = parseCents(cell, decimalSeparator ? { decimalSeparator } : {});
  if (!read.ok) return read.message;
  const parsed = shape[field].safeParse(read.value);
  return parsed.success ? { fields: { [field]: read.value } } : (parsed.error.issues[0]?.message ?? 'Not valid');
}

function wordOf<T extends string>(cell: string, values: readonly T[], labels: Record<string, string>): T | undefined {
  const wanted = plain(cell);
  return values.find((value) => value === wanted || plain(labels[value] ?? '') === wanted);
}

function flag(cell: string): boolean | null {
  const word = plain(cell);
  if (['yes', 'y', 'true', '1', 'active', 'enabled', 'x'].includes(word)) return true;
  return ['no', 'n', 'false', '0', 'inactive', 'archived', 'disabled'].includes(word) ? false : null;
}

const CATEGORY_KINDS: readonly (readonly [RegExp, PricebookItem['kind']])[] = [
  [/^labou?r$/i, 'labour'],
  [/^(?:materials?|parts?|supplies)$/i, 'material'],
  [/^(?:equipment|systems?|units?)$/i, 'equipment'],
  [/^fees?$/i, 'fee'],
  [/^services?$/i, 'service'],
];

/** Returns a new item's kind if only its category suggests it (`Labor`, `Materials › Filters`); null if it suggests none. */
export const kindOfCategory = (category: string): PricebookItem['kind'] | null =>
  CATEGORY_KINDS.find(([pattern]) => pattern.test((category.split(/[›>:]/)[0] ?? '').trim()))?.[1] ?? null;

/** Parses one cell. An empty one clears the field, or leaves it unchanged if the field can't be empty. */
export function readCell(column: CsvColumn, cell: string, decimalSeparator?: DecimalSeparator): Read {
  switch (column) {
    case 'id':
    case 'category':
      return { fields: {} };
    case 'code':
    case 'name':
    case 'description':
    case 'unit':
    case 'vendor':
    case 'vendorPartNumber':
    case 'photoUrl':
    case 'costCheckedOn':
      return text(column, cell);
    case 'warranty':
      return text('warrantyText', cell);
    case 'cost':
      return cell === '' ? { fields: { costCents: null } } : money('costCents', cell, decimalSeparator);
    case 'price':
      return cell === '' ? { fields: {} } : money('priceCents', cell, decimalSeparator);
    case 'minutes': {
      const minutes = cell === '' ? 0 : Number(cell);
      return shape.durationMinutes.safeParse(minutes).success
        ? { fields: { durationMinutes: minutes } }
        : `“${cell}” is not a number of minutes.`;
    }
    case 'rate': {
      if (cell === '') return { fields: {} };
      const read = parseDecimal(cell.replace(/\s*%$/, ''), 4);
      const ratePpm = read.ok ? Math.round(read.value * PERCENT_PPM) : -1;
      return read.ok && ratePpm >= 0 && ratePpm <= MAX_MARKUP_PPM
        ? { fields: { ratePpm } }
        : `“${cell}” is not a percentage.`;
    }
    case 'kind': {
      const kind =
        cell === '' ? undefined : (wordOf(cell, PRICEBOOK_KINDS, KIND_WORDS) ?? OTHER_KIND_WORDS[plain(cell)]);
      return cell === '' ? { fields: {} } : kind ? { fields: { kind } } : `“${cell}” is not a kind of item.`;
    }
    case 'pricing': {
      const pricingKind = cell === '' ? undefined : PRICING_KINDS.find((kind) => kind === plain(cell));
      return cell === ''
        ? { fields: {} }
        : pricingKind
          ? { fields: { pricingKind } }
          : `“${cell}” is not a way of pricing (${PRICING_KINDS.join(', ')}).`;
    }
    case 'taxClass': {
      const taxClass = cell === '' ? undefined : wordOf(cell, TAX_CLASSES, TAX_WORDS);
      if (cell === '' || taxClass) return { fields: taxClass ? { taxClass } : {} };
      const isTaxable = flag(cell) ?? TAXABLE_WORDS[plain(cell)];
      return isTaxable === undefined ? `“${cell}” is not a tax class.` : { fields: { isTaxable } };
    }
    case 'isDiscountable':
    case 'isActive': {
      const value = cell === '' ? true : flag(cell);
      return cell === ''
        ? { fields: {} }
        : value === null
          ? `“${cell}” is neither yes nor no.`
          : { fields: { [column]: value } };
    }
  }
}

import { cutText } from '@/lib/cutText';
import { isSame } from '@/lib/stableJson';
import type { DecimalSeparator } from '../money/parse';
import type { ChangeRow, ItemFields } from './change';
import { CSV_COLUMNS, CSV_HEADERS } from './csvColumns';
import { bareCell, readCell, type CsvMapping } from './csvFields';
import { kindAndClass, type RowHints } from './fileTaxClass';
import { isLowMargin, marginOfPrice, withRulePrice } from './price';
import { itemFault, pricebookItemSchema, sortNameOf, type PricebookItem } from './schema';
import type { PricebookSettings } from './settings';

export type FileRow = { row: number; cells: readonly string[] };
/** A rejected cell, or a rejected row (column ''). */
export type RowError = { row: number; column: string; message: string };
export type NewCategory = { id: string; name: string; parentId: string };

type Item = PricebookItem & { id: string };

/** One row's effect: what is written, and the item before and after. */
export type ItemDiff = { change: ChangeRow; before: Item | null; after: Item };

export type FileDiff = {
  created: ItemDiff[];
  updated: ItemDiff[];
  /** Items of the pricebook missing from the file; only on request. */
  deactivated: ItemDiff[];
  unchangedCount: number;
  errors: RowError[];
  newCategories: NewCategory[];
  /** Those whose margin is below the limit afterward. */
  lowMarginIds: string[];
};

export type DiffInput = {
  rows: Iterable<FileRow>;
  mapping: CsvMapping;
  items: readonly Item[];
  /** Path (`Heating › Furnaces`) or name in lower case → id. */
  categoryIds: ReadonlyMap<string, string>;
  settings: PricebookSettings;
  /** YYYY-MM-DD: the day on which costs in the file were checked. */
  today: string;
  newId: () => string;
  deactivatesMissing?: boolean;
  decimalSeparator?: DecimalSeparator;
};

const BLANK = pricebookItemSchema.parse({ name: '-' });

/**
 * Compares a file with the pricebook. A row is matched to the item with its id, else its code, else its vendor's part number; otherwise
 * it is a new item. Writes nothing.
 */
export function diffFile(input: DiffInput): FileDiff {
  const { items, mapping } = input;
  const find = finder(items, mapping);
  const categories = categoryFinder(input);
  const seen = new Map<string, number>();
  /** The first row of each new code or part number. */
  const made = new Map<string, number>();
  const result: FileDiff = {
    created: [],
    updated: [],
    deactivated: [],
    unchangedCount: 0,
    errors: [],
    newCategories: categories.made,
    lowMarginIds: [],
  };

  for (const { row, cells } of input.rows) {
    const found = find(cells);
    if (typeof found === 'string') {
      result.errors.push({ row, column: '', message: found });
      continue;
    }
    const first = found ? seen.get(found.id) : undefined;
    if (found) seen.set(found.id, first ?? row);
    if (first !== undefined) {
      result.errors.push({ row, column: '', message: `The same item is in row ${first} already.` });
      continue;
    }
    const { key, label } = keyOf(cells, mapping);
    const double = found || key === '' ? undefined : made.get(key);
    if (double !== undefined) {
      result.errors.push({ row, column: label, message: `Row ${double} has the same one. Only the first is added.` });
      continue;
    }
    if (!found && key !== '') made.set(key, row);
    const diff = diffRow(input, { row, cells }, found, categories.idOf);
    if (Array.isArray(diff)) result.errors.push(...diff);
    else if (diff === null) result.unchangedCount += 1;
    else (found ? result.updated : result.created).push(diff);
  }
  if (input.deactivatesMissing) {
    result.deactivated = items
      .filter(({ id, isActive }) => isActive && !seen.has(id))
      .map((item) => toDiff(item, { ...item, isActive: false }));
  }
  result.lowMarginIds = [...result.created, ...result.updated]
    .filter(({ after }) => isLowMargin(marginOfPrice(after.priceCents, after.costCents), input.settings.lowMarginPpm))
    .map(({ after }) => after.id);
  return result;
}

const cellOf = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : bareCell(cells[at] ?? '');

/** Returns the key for matching a row's item with the same supplier's next file, and its column; '' if there is none. */
function keyOf(cells: readonly string[], mapping: CsvMapping): { key: string; label: string } {
  for (const column of ['code', 'vendorPartNumber'] as const) {
    const value = cellOf(cells, mapping[column]).toLowerCase();
    if (value !== '') return { key: `${column}:${value}`, label: CSV_HEADERS[column] };
  }
  return { key: '', label: '' };
}

type Find = (cells: readonly string[]) => Item | null | string;

function finder(items: readonly Item[], mapping: CsvMapping): Find {
  const byId = new Map(items.map((item) => [item.id, item]));
  const by = (keyOf: (item: Item) => string): Map<string, Item[]> => {
    const groups = new Map<string, Item[]>();
    for (const item of items) {
      const group = groups.get(keyOf(item).toLowerCase());
      if (group) group.push(item);
      else groups.set(keyOf(item).toLowerCase(), [item]);
    }
    return groups;
  };
  const byCode = by(({ code }) => code);
  const byPart = by(({ vendorPartNumber }) => vendorPartNumber);
  return (cells) => {
    const id = cellOf(cells, mapping.id);
    if (id !== '')
      return byId.get(id) ?? `There is no item with the ID “${id}”. Empty the cell to add it as a new one.`;
    const code = cellOf(cells, mapping.code);
    const part = cellOf(cells, mapping.vendorPartNumber);
    const same =
      code !== '' ? byCode.get(code.toLowerCase()) : part !== '' ? byPart.get(part.toLowerCase()) : undefined;
    if (same && same.length > 1) return `${same.length} items have “${code || part}”. Enter the item’s ID.`;
    return same?.[0] ?? null;
  };
}

function categoryFinder({ categoryIds, newId }: DiffInput): { idOf: (path: string) => string; made: NewCategory[] } {
  const made: NewCategory[] = [];
  const known = new Map(categoryIds);
  const idOf = (path: string): string => {
    if (path === '') return '';
    const key = path.toLowerCase();
    const id = known.get(key);
    if (id !== undefined) return id;
    const parts = path.split(/\s*[›>]\s*/).filter(Boolean);
    const name = (parts.at(-1) ?? path).slice(0, 80);
    const parentId = parts.length > 1 ? idOf(parts.slice(0, -1).join(' › ')) : '';
    const fresh = { id: newId(), name, parentId };
    made.push(fresh);
    known.set(key, fresh.id);
    return fresh.id;
  };
  return { idOf, made };
}

const NAME_LENGTH = 200;

/** A supplier's list has descriptions instead of names: new items are named by them. Existing items keep their names. */
function namedByDescription(fields: PricebookItem): PricebookItem {
  const { description } = fields;
  const name = cutText(description.trim().split('\n')[0] ?? '', NAME_LENGTH).trim();
  return { ...fields, name, description: name === description.trim() ? '' : description };
}

/** Returns the row's difference, null when there is none, or an error. */
function diffRow(
  input: DiffInput,
  { row, cells }: FileRow,
  found: Item | null,
  categoryOf: (path: string) => string,
): ItemDiff | RowError[] | null {
  const { mapping, settings, today, newId, decimalSeparator } = input;
  const errors: RowError[] = [];
  const { pricing, ...base } = found ?? { ...BLANK, name: '', id: newId() };
  let fields: PricebookItem = { ...base, pricing };
  let { kind, ratePpm } = pricing;
  const hints: RowHints = { category: '', hasKind: false, hasTaxClass: false, isTaxable: null };
  for (const column of CSV_COLUMNS) {
    const at = mapping[column];
    if (at === undefined) continue;
    const cell = bareCell(cells[at] ?? '');
    if (column === 'category') {
      fields = { ...fields, categoryId: cell === '' ? '' : categoryOf(cell) };
      hints.category = cell;
      continue;
    }
    const read = readCell(column, cell, decimalSeparator);
    if (typeof read === 'string') {
      errors.push({ row, column: CSV_HEADERS[column], message: read });
      continue;
    }
    const { pricingKind, ratePpm: rate, isTaxable, ...values } = read.fields;
    if (values.kind) hints.hasKind = true;
    if (values.taxClass) hints.hasTaxClass = true;
    hints.isTaxable = isTaxable ?? hints.isTaxable;
    kind = pricingKind ?? kind;
    ratePpm = rate ?? ratePpm;
    fields = { ...fields, ...values };
  }
  if (errors.length > 0) return errors;
  if (!found && mapping.name === undefined) fields = namedByDescription(fields);
  fields = { ...fields, ...kindAndClass(fields, found === null, hints) };
  // A price someone wrote into the file is intentional, whatever rule the item had.
  const isTyped =
    kind !== 'parts' &&
    mapping.price !== undefined &&
    fields.priceCents !== (found?.priceCents ?? 0) &&
    (found === null ? kind === 'fixed' : kind === pricing.kind);
  if (isTyped) kind = 'fixed';
  const isNewCost =
    fields.costCents !== null &&
    fields.costCents !== (found?.costCents ?? null) &&
    fields.costCheckedOn === (found?.costCheckedOn ?? '');
  const next: Item = withRulePrice(
    {
      ...fields,
      id: base.id,
      sortName: sortNameOf(fields.name),
      ...(isNewCost && { costCheckedOn: today }),
      pricing: { kind, ratePpm: kind === 'markup' || kind === 'margin' ? ratePpm : 0 },
    },
    settings,
  );
  const parsed = pricebookItemSchema.safeParse(next);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) return [{ row, column: String(issue.path[0] ?? ''), message: issue.message }];
  const fault = itemFault(next);
  if (fault !== '') return [{ row, column: '', message: fault }];
  const diff = toDiff(found, next);
  return Object.keys(diff.change.fields).length === 0 ? null : diff;
}

function toDiff(before: Item | null, after: Item): ItemDiff {
  const { id, ...all } = after;
  if (!before)
    return {
      change: { itemId: id, action: 'create', name: after.name, fields: pricebookItemSchema.parse(all), before: {} },
      before,
      after,
    };
  const was: Record<string, unknown> = before;
  const now: Record<string, unknown> = after;
  const changed = Object.keys(pricebookItemSchema.shape).filter((field) => !isSame(was[field], now[field]));
  const pick = (from: Record<string, unknown>): ItemFields =>
    Object.fromEntries(changed.map((field) => [field, from[field]]));
  return {
    change: { itemId: id, action: 'update', name: after.name, fields: pick(now), before: pick(was) },
    before,
    after,
  };
}

/** Adds up the items whose cost is known: the revenue from one of each, before and after. */
export function marginImpact(diffs: readonly ItemDiff[]): {
  before: { priceCents: number; costCents: number };
  after: { priceCents: number; costCents: number };
} {
  const known = diffs.filter(
    ({ before, after }) =>
      before !== null && before.costCents !== null && after.costCents !== null && after.pricing.kind !== 'parts',
  );
  const sum = (of: (diff: ItemDiff) => Item | null) =>
    known.reduce(
      (total, diff) => ({
        priceCents: total.priceCents + (of(diff)?.priceCents ?? 0),
        costCents: total.costCents + (of(diff)?.costCents ?? 0),
      }),
      { priceCents: 0, costCents: 0 },
    );
  return { before: sum(({ before }) => before), after: sum(({ after }) => after) };
}

import { describe, expect, it } from 'vitest';
import { isOfCustomers, recognizeKind } from '../import/fileKind';
import { openCsv, readRows } from '../import/table';
import { EXPORT_HEADINGS } from '../record/exportColumns';
import { mapColumns } from './csvFields';
import { decimalsOf } from './fileDecimals';
import { diffFile } from './fileDiff';
import { DEFAULT_PRICEBOOK_SETTINGS as settings } from './settings';

/** Compares a file with the empty pricebook of a company in `country`. */
function compare(text: string, country = 'US') {
  const source = openCsv(text);
  if (typeof source === 'string') throw new Error(source);
  const rows = [...readRows(source)];
  const mapping = mapColumns(source.columns);
  const decimalSeparator = decimalsOf(rows, mapping, country);
  return diffFile({
    rows,
    mapping,
    items: [],
    categoryIds: new Map(),
    settings,
    today: '2026-02-01',
    newId: () => 'new',
    ...(decimalSeparator && { decimalSeparator }),
  });
}
const pricesOf = (text: string, country?: string): (number | null)[] =>
  compare(text, country).created.map(({ after }) => after.priceCents);

it('uses a supplier’s descriptions as names of new items', () => {
  const { created, errors } = compare(
    'Part #,Description,List Price\nX1,Rheem 50 gal water heater,1895\nX2,Ball valve,12.50\n',
  );
  expect(errors).toEqual([]);
  expect(created.map(({ after }) => [after.name, after.description, after.taxClass])).toEqual([
    ['Rheem 50 gal water heater', '', 'equipment'],
    ['Ball valve', '', 'materials'],
  ]);
});

it('reads thousands written as k, and names the word that is not money', () => {
  expect(pricesOf('Code,Name,Price\nA1,Heat pump,$2k\nA2,Furnace,"1.5 k"')).toEqual([200_000, 150_000]);
  const { created, errors } = compare('Code,Name,Price,Cost\nA1,Trip,10 miles,5\nA2,Labor,95,$40/hr\nA3,Pad,12 ea,1');
  expect(created).toEqual([]);
  expect(errors).toMatchObject([
    {
      row: 2,
      column: 'Price',
      message: '“10 miles” is not an amount: “miles” is not money. Enter the amount alone.',
    },
    { row: 3, column: 'Cost' },
    { row: 4, column: 'Price' },
  ]);
});

describe('an amount with one separator and three digits', () => {
  it.each([
    ['in a company in the US', ['"$2,395"', '"1,200"'], 'US', [239_500, 120_000]],
    ['of a country that is not set', ['"$2,395"'], '', [239_500]],
    ['beside amounts with a point', ['"2,395"', '12.50'], 'DE', [239_500, 1_250]],
    ['beside amounts with a comma', ['2.395', '"12,50"'], 'US', [239_500, 1_250]],
    ['beside one with both', ['"2,395"', '"1,234.50"'], 'DE', [239_500, 123_450]],
    ['beside millions', ['"2,395"', '"1,234,500"'], 'DE', [239_500, 123_450_000]],
  ])('is read: %s', (_what, cells, country, cents) => {
    const file = ['Code,Name,Price', ...cells.map((cell, index) => `A${index},Filter,${cell}`)].join('\n');
    expect(pricesOf(file, country)).toEqual(cents);
  });

  it('is an error if neither the file nor the country tells', () => {
    expect(compare('Code,Name,Price\nA1,Filter,"2,395"', 'DE').errors).toMatchObject([{ row: 2, column: 'Price' }]);
  });
});

describe('a code listed twice in a file', () => {
  it('is added once, and the second row is reported', () => {
    const diff = compare('Code,Name,Price\nA1,Filter,10\nA1,Filter,12\n a1 ,Filter,13\nA2,Filter,14');
    expect(diff.created.map(({ after }) => [after.code, after.priceCents])).toEqual([
      ['A1', 1_000],
      ['A2', 1_400],
    ]);
    expect(diff.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'Code', 'Row 2 has the same one. Only the first is added.'],
      [4, 'Code', 'Row 2 has the same one. Only the first is added.'],
    ]);
  });

  it('is also checked for part numbers, but not for names', () => {
    const diff = compare('Part number,Name,Price\nP1,Filter,1\np1,Filter,2\n,Filter,3\n,Filter,4');
    expect(diff.created).toHaveLength(3);
    expect(diff.errors).toMatchObject([{ row: 3, column: 'Vendor part number' }]);
  });
});

it('derives an item’s kind from its category if the file has none', () => {
  const diff = compare(
    'Name,Category,Price\nHour,Labor,90\nFilter,Materials › Filters,9\nFurnace,Equipment,900\nTune-up,Heating,99',
  );
  expect(diff.created.map(({ after }) => after.kind)).toEqual(['labour', 'material', 'equipment', 'service']);
});

it('recognizes our own files, and takes no list of work or money for customers', () => {
  expect(recognizeKind(EXPORT_HEADINGS.customers ?? [])).toBe('customers');
  expect(recognizeKind(EXPORT_HEADINGS.pricebook ?? [])).toBe('prices');
  const others = (['invoices', 'payments', 'jobs', 'estimates'] as const).map((name) => EXPORT_HEADINGS[name] ?? []);
  expect(others.map(recognizeKind).filter(isOfCustomers)).toEqual([]);
});

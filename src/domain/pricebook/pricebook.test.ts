import { describe, expect, it } from 'vitest';
import { buildPricebookItem } from '@/testing/factories/pricebook';
import { editItem } from './bulk';
import { categoryTree, flattenTree, moveFault, withDescendants } from './category';
import { CHANGE_CHUNK_ROWS, chunkRows, decodeChunk } from './change';
import { CSV_COLUMNS, CSV_HEADERS } from './csvColumns';
import { mapColumns } from './csvFields';
import { itemCsvRow } from './csvRow';
import { diffFile, marginImpact, type DiffInput } from './fileDiff';
import { expandBundle, lineFromItem } from './line';
import { isCostStale, priceOfItem, priceOfParts, roundPrice } from './price';
import { decodePricebookRows, encodePricebookRows, pricebookRow } from './row';
import { combinePricebook, preparePricebookRow, searchPricebook } from './search';
import { DEFAULT_PRICEBOOK_SETTINGS as settings } from './settings';

describe('a pricebook price', () => {
  it.each([
    ['a fixed one stays', { kind: 'fixed', ratePpm: 0 } as const, 2_400, 18_900],
    ['a markup of 250%', { kind: 'markup', ratePpm: 2_500_000 } as const, 2_400, 8_400],
    ['a margin of 60%', { kind: 'margin', ratePpm: 600_000 } as const, 2_400, 6_000],
    ['a margin that does not divide is rounded', { kind: 'margin', ratePpm: 333_333 } as const, 1_000, 1_500],
    ['a tier at its edge', { kind: 'tiers', ratePpm: 0 } as const, 1_000, 3_000],
    ['the tier above it', { kind: 'tiers', ratePpm: 0 } as const, 1_001, 2_503],
    ['the last tier', { kind: 'tiers', ratePpm: 0 } as const, 1_000_000, 1_450_000],
  ])('is computed: %s', (_what, pricing, costCents, expected) => {
    const why = priceOfItem({ pricing, costCents, priceCents: 18_900 }, settings);
    expect(why.priceCents).toBe(expected);
    expect(why.steps.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(expected);
  });

  it('is unknown if the cost is unknown or no tier applies', () => {
    expect(
      priceOfItem({ pricing: { kind: 'markup', ratePpm: 1 }, costCents: null, priceCents: 5 }, settings),
    ).toMatchObject({ priceCents: null, fault: 'The cost is not known' });
    expect(
      priceOfItem({ pricing: { kind: 'tiers', ratePpm: 0 }, costCents: 9, priceCents: 5 }, { ...settings, tiers: [] })
        .priceCents,
    ).toBeNull();
  });

  it('is rounded up', () => {
    expect([100, 101, 199, 200].map((cents) => roundPrice(cents, 'dollar'))).toEqual([100, 200, 200, 200]);
    expect([99, 100, 198, 199, 0].map((cents) => roundPrice(cents, 'ninety-nine'))).toEqual([99, 199, 199, 199, 0]);
  });

  it('of a bundle is the sum of its lines, with unknown cost if any is unknown', () => {
    const part = { priceCents: 333, costCents: 100, quantityE4: 15_000 };
    expect(priceOfParts([part, part])).toEqual({ priceCents: 1_000, costCents: 300 });
    expect(priceOfParts([part, { ...part, costCents: null }]).costCents).toBeNull();
  });

  it('warns about outdated costs', () => {
    const at = (costCheckedOn: string) => isCostStale({ costCents: 1, costCheckedOn }, '2026-07-02', 180);
    expect([at('2026-01-03'), at('2026-01-02'), at('')]).toEqual([false, true, true]);
  });
});

describe('a line from the pricebook', () => {
  it('has the item’s text and price, without member prices', () => {
    const item = buildPricebookItem({ memberPriceCents: 15_000, description: 'New capacitor' });
    expect(lineFromItem(item, { id: 'l1', quantityE4: 20_000 })).toMatchObject({
      unitPriceCents: 18_900,
      unitCostCents: 2_400,
      taxClass: 'materials',
      pricebookItemId: item.id,
      description: 'New capacitor',
    });
  });

  it('is created per part of a bundle, without endless recursion', () => {
    const part = buildPricebookItem({ id: 'part' });
    const bundle = buildPricebookItem({
      id: 'bundle',
      kind: 'bundle',
      pricing: { kind: 'parts', ratePpm: 0 },
      parts: [
        { itemId: 'part', quantityE4: 5_000 },
        { itemId: 'bundle', quantityE4: 10_000 },
        { itemId: 'gone', quantityE4: 10_000 },
      ],
    });
    const all = new Map([part, bundle].map((item) => [item.id, item]));
    expect(expandBundle({ item: bundle, quantityE4: 30_000 }, (id) => all.get(id))).toEqual({
      items: [{ item: part, quantityE4: 15_000 }],
      missingIds: ['bundle', 'gone'],
    });
  });
});

describe('pricebook categories', () => {
  const category = (id: string, parentId = '') => ({ id, name: id, parentId, order: 0 });

  it('are each shown once, even with broken parents', () => {
    const all = [
      category('a'),
      category('b', 'a'),
      category('loop1', 'loop2'),
      category('loop2', 'loop1'),
      category('lost', 'gone'),
    ];
    expect(
      flattenTree(categoryTree(all))
        .map(({ category: { id } }) => id)
        .sort(),
    ).toEqual(['a', 'b', 'loop1', 'loop2', 'lost']);
    expect(withDescendants('a', all)).toEqual(['a', 'b']);
    expect(moveFault('a', 'b', all)).not.toBe('');
    expect(moveFault('b', '', all)).toBe('');
  });
});

describe('pricebook search', () => {
  const rows = [
    buildPricebookItem({ id: 'cap', vendorPartNumber: '97F-9895' }),
    buildPricebookItem({ id: 'fur', name: 'Gas furnace', code: 'FUR-96', kind: 'equipment' }),
  ].map(pricebookRow);
  const directory = combinePricebook(decodePricebookRows(encodePricebookRows(rows)).map(preparePricebookRow));
  const find = (query: string) => searchPricebook(directory, query, { limit: 9 }).rows.map(({ id }) => id);

  it('stores everything a line needs', () => {
    expect(decodePricebookRows(encodePricebookRows(rows))).toEqual(rows);
  });

  it.each([
    ['code', 'fur-9', 'fur'],
    ['code without its dash', 'cap45', 'cap'],
    ['part number without its dash', '97f9895', 'cap'],
    ['misspelled name', 'furnase', 'fur'],
    ['two words', 'capac run', 'cap'],
  ])('finds items by %s', (_what, query, id) => {
    expect(find(query)).toEqual([id]);
  });
});

describe('a bulk edit', () => {
  it('changes prices, shows margins, and refuses items without a cost', () => {
    const item = buildPricebookItem();
    expect(editItem(item, { kind: 'price', changePpm: -100_000 }, settings)).toMatchObject({
      changes: { priceCents: 17_010 },
      fault: '',
    });
    expect(editItem({ ...item, costCents: null }, { kind: 'markup', ratePpm: 500_000 }, settings)).toMatchObject({
      changes: {},
      fault: 'This way of pricing needs the cost',
    });
    // The old rule would change the price back.
    const marked = { ...item, pricing: { kind: 'markup' as const, ratePpm: 1_000_000 }, priceCents: 4_800 };
    expect(editItem(marked, { kind: 'price', changePpm: 500_000 }, { ...settings, rounding: 'cent' }).changes).toEqual({
      pricing: { kind: 'fixed', ratePpm: 0 },
      priceCents: 7_200,
    });
    expect(editItem(item, { kind: 'tax-class', taxClass: 'materials' }, settings).changes).toEqual({});
  });
});

describe('a pricebook file', () => {
  const header = CSV_COLUMNS.map((column) => CSV_HEADERS[column]);
  const cap = buildPricebookItem({ id: 'cap', categoryId: 'c1' });
  const motor = buildPricebookItem({
    id: 'motor',
    code: 'MOT',
    name: 'Fan motor',
    pricing: { kind: 'markup', ratePpm: 1_000_000 },
    costCents: 10_000,
    priceCents: 20_000,
    costCheckedOn: '2025-01-01',
  });
  const items = [cap, motor];
  const compare = (cells: readonly (readonly string[])[], more: Partial<DiffInput> = {}, headers = header) =>
    diffFile({
      rows: cells.map((row, index) => ({ row: index + 2, cells: row })),
      mapping: mapColumns(headers),
      items,
      categoryIds: new Map([['electrical', 'c1']]),
      settings,
      today: '2026-02-01',
      newId: () => 'new',
      ...more,
    });

  it('changes nothing if exported and unedited', () => {
    const diff = compare(items.map((item) => itemCsvRow(item, item.categoryId === 'c1' ? 'Electrical' : '')));
    expect(diff).toMatchObject({ created: [], updated: [], errors: [], unchangedCount: 2, newCategories: [] });
  });

  it('with new costs updates dependent prices, and shows the margin impact', () => {
    const diff = compare(
      [
        ['MOT', '$12,500.00'],
        ['CAP-45', '24'],
      ],
      {},
      ['SKU', 'Net cost'],
    );
    expect(diff.updated).toHaveLength(1);
    expect(diff.updated[0]?.change).toMatchObject({
      itemId: 'motor',
      fields: { costCents: 1_250_000, priceCents: 2_500_000, costCheckedOn: '2026-02-01' },
      before: { costCents: 10_000, priceCents: 20_000 },
    });
    expect(marginImpact(diff.updated)).toEqual({
      before: { priceCents: 20_000, costCents: 10_000 },
      after: { priceCents: 2_500_000, costCents: 1_250_000 },
    });
    expect(diff.unchangedCount).toBe(1);
  });

  it('keeps a typed price instead of the pricing rule', () => {
    expect(compare([['MOT', '199,99 €']], {}, ['Code', 'Price']).updated[0]?.change.fields).toEqual({
      priceCents: 19_999,
      pricing: { kind: 'fixed', ratePpm: 0 },
    });
  });

  it('reports unreadable cells and duplicates by row and column', () => {
    const diff = compare(
      [
        ['MOT', '1,234'],
        ['CAP-45', 'ask'],
        ['CAP-45', '5'],
        ['', '7'],
      ],
      {},
      ['Code', 'Cost'],
    );
    expect(diff.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Cost'],
      [3, 'Cost'],
      [4, ''],
      [5, 'name'],
    ]);
  });

  it('adds items with their categories, and archives missing ones if asked', () => {
    const diff = compare([['New part', 'Heating › Boilers', '10', '40']], { deactivatesMissing: true }, [
      'Name',
      'Category',
      'Cost',
      'Price',
    ]);
    expect(diff.created[0]?.change).toMatchObject({
      action: 'create',
      fields: { name: 'New part', sortName: 'new part', costCents: 1_000, priceCents: 4_000 },
    });
    expect(diff.newCategories.map(({ name }) => name)).toEqual(['Heating', 'Boilers']);
    expect(diff.deactivated.map(({ after }) => after.id)).toEqual(['cap', 'motor']);
  });

  it('is split into chunks that can be read back, in any number', () => {
    const rows = Array.from({ length: 2 * CHANGE_CHUNK_ROWS + 1 }, (_, index) => ({
      itemId: `i${index}`,
      action: 'update' as const,
      name: '',
      fields: { priceCents: index },
      before: {},
    }));
    const chunks = chunkRows(rows);
    expect(chunks).toHaveLength(3);
    expect(chunks.flatMap(decodeChunk)).toEqual(rows);
  });

  it('is split into chunks that fit', () => {
    const row = {
      itemId: 'cap',
      action: 'update' as const,
      name: '',
      fields: { description: 'x'.repeat(4000) },
      before: { description: '' },
    };
    const chunks = chunkRows(Array.from({ length: 450 }, () => row));
    expect(chunks.flatMap(decodeChunk)).toHaveLength(450);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(400_000);
  });
});

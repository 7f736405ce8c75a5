import { expect, it } from 'vitest';
import { checkSheet, linesOfSheet, matchColumns, readSheet } from './scheduleSheet';

const read = (text: string) => {
  const sheet = readSheet(text);
  const columns = matchColumns(sheet);
  return { sheet, columns, rows: checkSheet(sheet, columns) };
};
let count = 0;
const newId = (): string => `l${(count += 1)}`;

it('finds columns by name in any order, and shows errors beside the row', () => {
  const { columns, rows } = read(
    'Scheduled Value,Cost code,Description of work,Item No.\n"$12,500.50",03-100,"Concrete, slab",1\n,06-100,Framing,2\n900,,,3\nabc,,Roof,4\n"13,400.50",,Total,',
  );
  expect(columns).toEqual({ value: 0, costCode: 1, description: 2, item: 3 });
  expect(rows.map(({ row, faults }) => [row, faults])).toEqual([
    [2, []],
    [3, ['No value']],
    [4, ['No description']],
    [5, ['“abc” is not an amount']],
    [6, ['A total is not a line']],
  ]);
  expect(linesOfSheet(rows, newId)).toMatchObject([
    { item: '1', description: 'Concrete, slab', costCode: '03-100', scheduledValueCents: 1_250_050 },
  ]);
});

it('finds columns without names by their contents, even with commas in amounts', () => {
  const { columns, rows } = read('03-100\tConcrete\t1,234,567\n03-200\tRebar in place\t900\n');
  expect(columns).toEqual({ item: 0, description: 1, costCode: null, value: 2 });
  expect(rows.map(({ cents }) => cents)).toEqual([123_456_700, 90_000]);
  expect(read('Framing\t900\nRoofing\t1,000').columns).toEqual({
    item: null,
    description: 0,
    costCode: null,
    value: 1,
  });
});

it('rejects negative values, long descriptions and empty text', () => {
  const long = 'x'.repeat(301);
  const { rows } = read(`Credit\t(300)\n${long}\t10`);
  expect(rows.map(({ faults }) => faults)).toEqual([
    ['The value is below zero'],
    ['The description is longer than 300 characters'],
  ]);
  expect(read('').rows).toEqual([]);
});

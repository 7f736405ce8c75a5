import { describe, expect, it } from 'vitest';
import { csvFile } from './csv';
import { csvCell, csvLine } from './csvText';

describe('csvCell', () => {
  it.each([
    '=1+1',
    '+1 512 555 0134',
    '-2+3',
    '-A1',
    '@SUM(A1)',
    '\t=1',
    '＝1',
    '-1,092.40+A1',
    '-1,09',
    '-$A1',
    '- call first',
    '--1',
  ])('keeps %j from running as a formula', (text) => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it('quotes line breaks, and doubles quotes', () => {
    expect(csvCell('Smith, "Ada"')).toBe('"Smith, ""Ada"""');
    expect(csvCell('one\ntwo')).toBe('"one\ntwo"');
  });

  it('leaves plain text and numbers alone, including negative ones', () => {
    expect(csvLine(['Zoë', -3, true, ''])).toBe('Zoë,-3,true,\r\n');
    expect(csvLine(['Austin', '1%', '-92.40', '0.00', '-0.92', '-5%'])).toBe('Austin,1%,-92.40,0.00,-0.92,-5%\r\n');
  });
});

it.each([
  ['-1,092.40', '"-1,092.40"'],
  ['-$1,092.40', '"-$1,092.40"'],
  ['-12,345,678', '"-12,345,678"'],
  ['-$5', '-$5'],
  ['-1,092%', '"-1,092%"'],
  ['-1.5e3', '-1.5e3'],
  ['-', '-'],
])('keeps %j a number', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

describe('csvFile', () => {
  it('starts with a byte order mark, so that Excel reads umlauts', async () => {
    const bytes = new Uint8Array(await csvFile(['Name'], [['Zoë']]).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('Name\r\nZoë\r\n');
  });
});

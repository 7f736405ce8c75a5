import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessDelimiter, readCsv } from './csv';

const cellsOf = (text: string, columns = 0): string[][] => [...readCsv(text, ',', columns)].map(({ cells }) => cells);
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

describe('reading CSV', () => {
  it.each([['\n'], ['\r\n'], ['\r']])('accepts line ends %j', (end) => {
    expect(cellsOf(['a,b', '1,2', '', '3,4', ''].join(end))).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('counts rows like a spreadsheet, including blank and multi-line ones', () => {
    expect([...readCsv('a,b\n\n"1\n1",2\n3,4', ',')].map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  it('accepts other delimiters, doubled quotes and line breaks inside quotes', () => {
    expect(cellsOf('"Smith, ""Bob""","12 Elm St\r\nApt 4",x\n1,2,3', 3)).toEqual([
      ['Smith, "Bob"', '12 Elm St\r\nApt 4', 'x'],
      ['1', '2', '3'],
    ]);
    expect(cellsOf('a, "b, c" ,d')).toEqual([['a', 'b, c', 'd']]);
    expect(cellsOf('5" pipe,x\n"",y')).toEqual([
      ['5" pipe', 'x'],
      ['', 'y'],
    ]);
  });

  it('reads back anything written by the rules of CSV', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('a,b', 'x\ny', 'say "hi"', '"', '\r\n', 'é', '👩‍🔧', 'שלום'));
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('\n', '\r\n'),
        (rows, end) => {
          const text = rows.map((cells) => cells.map(quoted).join(',')).join(end);
          expect(cellsOf(text)).toEqual(rows);
        },
      ),
    );
  });
});

describe('broken CSV quotes', () => {
  const broken = (text: string, columns: number) =>
    [...readCsv(text, ',', columns)].map((record) => record.broken || record.cells.join('|'));

  it('that are never closed affect only their own row', () => {
    expect(broken('a,b,c\n1,"x,y\n2,p,q\n3,r,s', 3)).toEqual(['a|b|c', '1,"x,y', '2|p|q', '3|r|s']);
  });

  it('that are closed further down affect only their own row', () => {
    expect(broken('a,b,c\n"1,x,y\n"2",p,q\n3,"r",s', 3)).toEqual(['a|b|c', '"1,x,y', '2|p|q', '3|r|s']);
    expect(broken('a,b,c,d\n1,"x,y,z\n2,p,q,o\n3,r",s,t', 4)).toEqual(['a|b|c|d', '1,"x,y,z', '2|p|q|o', '3|r"|s|t']);
  });

  it('keep the rest of their row as part of the broken row', () => {
    expect(broken('a,b,c\n"Bro"ken,"Quo\nte,512\n3,r,s', 3)).toEqual(['a|b|c', '"Bro"ken,"Quo', 'te,512', '3|r|s']);
    const records = [...readCsv('a,b,c\n"Bro"ken,"Quo\nte,512\n3,r,s', ',', 3)];
    expect(records.map(({ broken: line }) => line !== '')).toEqual([false, true, true, false]);
  });

  it('do not make shorter rows look broken', () => {
    const records = [...readCsv('a,b,c\n1,x\n"Bro"ken,"Quo\n2,y\n3,z', ',', 3)];
    expect(records.map(({ broken: line }) => line !== '')).toEqual([false, false, true, false, false]);
  });

  it('inside a cell are kept when the row is complete', () => {
    expect(broken('a,b\n"Ada "Countess" L",1\n2,3', 2)).toEqual(['a|b', 'Ada "Countess" L|1', '2|3']);
    expect(broken('a,b\n"Ada "x", y" L",1\n2,3', 2)).toEqual(['a|b', '"Ada "x", y" L",1', '2|3']);
  });

  it('never lose a line, wherever a stray quote appears', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 199 }),
        fc.array(fc.nat({ max: 2000 }), { minLength: 1, maxLength: 6 }),
        (shift, places) => {
          const lines = Array.from(
            { length: 60 },
            (_, index) => `id${index + shift},"Name ${index}",city${index},zip${index}`,
          );
          let text = lines.join('\n');
          for (const place of places) text = `${text.slice(0, place % text.length)}"${text.slice(place % text.length)}`;
          const records = [...readCsv(text, ',', 4)].map((record) =>
            (record.broken || record.cells.join()).replaceAll('"', ''),
          );
          expect(records).toEqual(lines.map((line) => line.replaceAll('"', '')));
        },
      ),
    );
  });

  it('do not slow down a large file', () => {
    const text = Array.from({ length: 20_000 }, (_, index) =>
      index % 3 === 0 ? `${index},"x,y` : `${index},p,q`,
    ).join('\n');
    expect([...readCsv(text, ',', 3)]).toHaveLength(20_000);
  });
});

it.each([
  ['a,b,c\n1,2,3', ','],
  ['a;b;c\n1,5;2;3', ';'],
  ['a\tb\n1, x\t2', '\t'],
  ['a|b\n1|2', '|'],
  ['"Smith; J","x"\n"y","z"', ','],
  ['just one column', ','],
])('detects the delimiter of %j', (text, delimiter) => {
  expect(guessDelimiter(text)).toBe(delimiter);
});

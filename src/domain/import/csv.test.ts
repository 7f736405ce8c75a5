import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessDelimiter, readCsv } from './csv';

const cellsOf = (text: string, columns = 0): string[][] => [...readCsv(text, ',', columns)].map(({ cells }) => cells);
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

describe('reading CSV', () => {
  it.each([['\n'], ['\r\n'], ['\r']])('takes line ends %j', (end) => {
    expect(cellsOf(['a,b', '1,2', '', '3,4', ''].join(end))).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('counts rows as a spreadsheet does, blank ones and those over several lines', () => {
    expect([...readCsv('a,b\n\n"1\n1",2\n3,4', ',')].map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  it('takes delimiters, doubled quotes and line breaks inside quotes', () => {
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

  it('gives back whatever was written, by any of the rules of CSV', () => {
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

describe('broken quotes', () => {
  const broken = (text: string, columns: number) =>
    [...readCsv(text, ',', columns)].map((record) => record.broken || record.cells.join('|'));

  it('that are never closed cost their own row only', () => {
    expect(broken('a,b,c\n1,"x,y\n2,p,q\n3,r,s', 3)).toEqual(['a|b|c', '1,"x,y', '2|p|q', '3|r|s']);
  });

  it('that are closed by a quote further down cost their own row only', () => {
    expect(broken('a,b,c\n"1,x,y\n"2",p,q\n3,"r",s', 3)).toEqual(['a|b|c', '"1,x,y', '2|p|q', '3|r|s']);
    expect(broken('a,b,c,d\n1,"x,y,z\n2,p,q,o\n3,r",s,t', 4)).toEqual(['a|b|c|d', '1,"x,y,z', '2|p|q|o', '3|r"|s|t']);
  });

  it('take the rest of their row along, which is no row of its own', () => {
    expect(broken('a,b,c\n"Bro"ken,"Quo\nte,512\n3,r,s', 3)).toEqual(['a|b|c', '"Bro"ken,"Quo', 'te,512', '3|r|s']);
    const records = [...readCsv('a,b,c\n"Bro"ken,"Quo\nte,512\n3,r,s', ',', 3)];
    expect(records.map(({ broken: line }) => line !== '')).toEqual([false, true, true, false]);
  });

  it('do not cast doubt on rows that leave out empty cells, as those before did', () => {
    const records = [...readCsv('a,b,c\n1,x\n"Bro"ken,"Quo\n2,y\n3,z', ',', 3)];
    expect(records.map(({ broken: line }) => line !== '')).toEqual([false, false, true, false, false]);
  });

  it('inside a cell are kept when the row is whole all the same', () => {
    expect(broken('a,b\n"Ada "Countess" L",1\n2,3', 2)).toEqual(['a|b', 'Ada "Countess" L|1', '2|3']);
    expect(broken('a,b\n"Ada "x", y" L",1\n2,3', 2)).toEqual(['a|b', '"Ada "x", y" L",1', '2|3']);
  });

  it('never lose a line, wherever a stray quote stands', () => {
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

  it('in many rows of a large file do not make reading slow', () => {
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
])('sees how %j is delimited', (text, delimiter) => {
  expect(guessDelimiter(text)).toBe(delimiter);
});

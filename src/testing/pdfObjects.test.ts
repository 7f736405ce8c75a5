import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { emptySheets, pdfObjects } from './pdfObjects';

const sheet = (id: number, content: string): string =>
  `\n${id} 0 obj\n<</Type /Page /Contents ${id + 1} 0 R>>\nendobj\n${id + 1} 0 obj\n<<>> stream\n${deflateSync(content).toString('latin1')}\nendstream\nendobj`;

it('counts sheets without words and pictures as empty, whatever else they have', () => {
  const sheets = [sheet(1, 'BT\n<0001> Tj\nET'), sheet(3, '1 1 1 rg\n0 0 612 792 re\nf'), sheet(5, '/X4 Do')];
  const pdf = pdfObjects(Buffer.from(`%PDF-1.4${sheets.join('')}`, 'latin1'));
  expect(pdf.pages).toHaveLength(3);
  expect(emptySheets(pdf)).toEqual([2]);
});

import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { paperOfDocument } from '@/domain/paper/document';
import { pdfFileName } from '../fileName';
import { renderPdf } from './node';

const address = { street: '12 Elm St', unit: '', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' };
const document = buildDocument({
  lines: [...Array(36).keys()].map((index) =>
    buildLine({
      id: `l${index}`,
      name: `Valve ${index}`,
      description: 'Fitted, tested and written down.',
      unitPriceCents: 12_345,
      photoUrl: index === 0 ? 'photo' : '',
    }),
  ),
});
const paper = paperOfDocument({
  document,
  number: 'INV-1042',
  stamp: 'Paid',
  terms: 'Payable within 30 days.',
  company: {
    name: 'Blue Ridge',
    phone: '5125550134',
    email: '',
    website: '',
    address,
    timeZone: 'UTC',
    branding: { logoUrl: 'logo', primaryColor: '#ffee00', accentColor: '#f08c00' },
  },
  recipient: { name: 'Łukasz Ørsted 🔧', address },
});

/** Returns the characters that the PDF's glyphs map to, and its number of pages. */
function readPdf(bytes: Uint8Array): { pageCount: number; letters: Set<string> } {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const letters = new Set<string>();
  for (const { index, 0: start } of text.matchAll(/stream\r?\n/g)) {
    const from = index + start.length;
    let content: string;
    try {
      content = inflateSync(file.subarray(from, text.indexOf('endstream', from))).toString('latin1');
    } catch {
      continue;
    }
    if (!content.includes('beginbfrange') && !content.includes('beginbfchar')) continue;
    for (const { 1: code = '' } of content.matchAll(/<([0-9a-f]{4})>/gi))
      letters.add(String.fromCharCode(Number.parseInt(code, 16)));
  }
  return { pageCount: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0, letters };
}

it('lays out an invoice on as many pages as it needs, with its fonts embedded', async () => {
  const { pageCount, letters } = readPdf(await renderPdf(paper, () => Promise.resolve(null)));
  expect(pageCount).toBe(3);
  for (const letter of 'ŁukaszØrsted$123.45') expect(letters).toContain(letter);
});

it('leaves out a logo that cannot be read', async () => {
  const broken = `data:image/png;base64,${Buffer.from('not a picture').toString('base64')}`;
  const bytes = await renderPdf({ ...paper, sections: [] }, () => Promise.resolve(broken));
  expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
});

it('names the file after the number and company, in characters any file system accepts', () => {
  expect(pdfFileName(paper)).toBe('INV-1042 Blue Ridge.pdf');
  expect(
    pdfFileName({
      ...paper,
      number: '',
      title: 'Statement',
      company: { ...paper.company, name: 'A/C: "Blue"\n\u202e…?' },
    }),
  ).toBe('Statement A C Blue ….pdf');
});

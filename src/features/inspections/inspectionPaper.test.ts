import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { registerFonts } from '@/documents/pdf/fonts';
import { InspectionPdf } from '@/documents/pdf/inspection-report/InspectionPdf';
import { inspectionPictureUrls } from '@/documents/pdf/inspection-report/printedInspection';
import { REPORT_PHOTOS_BYTES } from '@/documents/pdf/pictures';
import { printable } from '@/documents/pdf/printable';
import { formSchema, writeForm } from '@/domain/inspection/form';
import { pageSizeOf, printedCompany } from '@/domain/paper/header';
import { jpegOf } from '@/testing/jpegOf';
import { buildCompany } from '@/testing/factories/company';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { buildPhoto } from '@/testing/factories/photo';
import { textOfPdf } from '@/testing/textOfPdf';
import { PDF_FONTS } from '@/testing/pdfFonts';
import { inspectionPaper } from './inspectionPaper';

const PHOTOS = 60;
const ITEMS = Array.from({ length: 24 }, (_, index) => `point ${String(index).padStart(2, '0')}`);
const keyOf = (label: string): string => label.replace(' ', '');
const LARGEST_BYTES = 15 * 1024 * 1024;

const record = buildInspection({
  id: 'i1',
  state: 'failed',
  finishedAt: '2026-11-02T15:00:00.000Z',
  form: writeForm(
    formSchema.parse({
      sections: [0, 1, 2].map((section) => ({
        id: `section${section}`,
        title: `Section ${section}`,
        items: ITEMS.slice(section * 8, section * 8 + 8).map((label) => ({ id: keyOf(label), kind: 'check', label })),
      })),
    }),
  ),
  answers: ITEMS.map((label, index) =>
    answered(keyOf(label), index % 5 === 0 ? 'fail' : 'pass', `Seen: ${index * 37}.`),
  ),
});
const company = buildCompany();
const photos = Array.from({ length: PHOTOS }, (_, index) =>
  buildPhoto({
    subjectKind: 'inspection',
    subjectId: 'i1',
    itemId: keyOf(ITEMS[index % ITEMS.length] ?? ''),
    url: `https://files.example/${index}.jpg`,
  }),
);

it('includes each item once, failures first, and 60 photos or a note for each missing one, under 15 MB', async () => {
  registerFonts(PDF_FONTS);
  const printed = printable(
    inspectionPaper(
      { ...record, photos, findings: [] },
      { company: printedCompany(company), pageSize: pageSizeOf(company), timeZone: company.timeZone },
    ),
  );
  const urls = inspectionPictureUrls(printed);
  expect(urls).toHaveLength(PHOTOS);
  // The largest size the browser produces.
  const bytesEach = Math.floor(REPORT_PHOTOS_BYTES / PHOTOS);
  const pictures = new Map(
    urls.map((url, index) => [
      url,
      `data:image/jpeg;base64,${Buffer.from(jpegOf(bytesEach, index)).toString('base64')}`,
    ]),
  );
  // As a HEIC, which only Apple's browsers can read.
  pictures.delete(urls.at(-1) ?? '');
  const bytes = await renderToBuffer(
    createElement(InspectionPdf, { printed, pictures }) as ReactElement<DocumentProps>,
  );
  expect(bytes.length).toBeLessThan(LARGEST_BYTES);
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(PHOTOS - 1);
  const text = textOfPdf(bytes).replaceAll(/\s/g, '');
  for (const [index, label] of ITEMS.entries()) {
    expect(text.split(keyOf(label)).length - 1, label).toBe(index % 5 === 0 ? 2 : 1);
    expect(text).toContain(`Seen:${index * 37}.`);
  }
  expect(text).toContain('19passed·5failed');
  expect(text.split('1photocannotbeprinted')).toHaveLength(2);
  expect(text.split('·Deficient')).toHaveLength(6);
});

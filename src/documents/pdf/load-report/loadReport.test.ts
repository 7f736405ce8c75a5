import { Document, Page, renderToBuffer, Text, View, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { consideredEquipmentSchema } from '@/domain/load-calc/project/schema';
import type { ViewedLoad } from '@/domain/load-calc/project/viewed';
import { loadReport } from '@/domain/load-calc/report/loadReport';
import { pagesOfPdf } from '@/testing/pagesOfPdf';
import { textOfPdf } from '@/testing/textOfPdf';
import { buildLoadInputs, buildLoadWall } from '@/testing/factories/loadInputs';
import { PDF_FONTS } from '@/testing/pdfFonts';
import { registerFonts } from '../fonts';
import { printable } from '../printable';
import { ReportTableView } from '../report/ReportTableView';
import { brandOf } from '../styles';
import { LoadReportPdf } from './LoadReportPdf';
import { ReportBars } from './ReportBars';
import { ReportGlass } from './ReportGlass';

const viewed: ViewedLoad = {
  number: 'L26-K7M3Q',
  title: 'Ross residence',
  address: '412 Maple Street, Roanoke',
  customerName: 'Bób Ross 🔧',
  mode: 'quick',
  quick: '',
  house: '',
  station: { id: 'USA-VA-1', name: 'Roanoke AP', distanceMiles: 4.2, elevationGapFt: 120, hdd65PerCdd50: 1 },
  ducts: '',
  floorPlan: '',
  considered: [consideredEquipmentSchema.parse({ name: 'Carrier 36', coolingTotalBtuh: 90_000 })],
};
const company = {
  name: 'Blue Ridge',
  logoUrl: '',
  primaryColor: '#ffee00',
  accentColor: '#f08c00',
  phone: '',
  email: '',
  website: '',
  addressLines: [],
};

it('prints results, assumptions and warnings in the chosen units, and claims no approval', async () => {
  registerFonts(PDF_FONTS);
  const inputs = buildLoadInputs({
    walls: [...(buildLoadInputs().walls ?? []), buildLoadWall({ id: 'W-none', room: undefined })],
  });
  const printed = printable({
    report: loadReport(viewed, inputs, 'si'),
    company,
    pageSize: 'letter' as const,
    dateText: 'Nov 22, 2026',
  });
  // Lines end where the page does, so spaces are ignored on both sides.
  const text = textOfPdf(
    await renderToBuffer(createElement(LoadReportPdf, { printed, pictures: new Map() }) as ReactElement<DocumentProps>),
  ).replaceAll(/\s/g, '');
  for (const words of [
    'Ross residence',
    'L26-K7M3Q',
    'Bób Ross',
    'Roanoke AP, 6.8 km away',
    'ACCA Manual J, 8th edition method',
    'Estimate for a first visit',
    'Design conditions',
    '−9.4 °C',
    'Where the loads come from, W',
    'bedroom',
    'Infiltration',
    'Carrier 36',
    'Too large',
    'Manual S, 2014',
    'Assumptions',
    'Needs attention',
    'Calculated after ACCA Manual J, 8th edition. Not approved or certified by ACCA.',
  ])
    expect(text).toContain(words.replaceAll(' ', ''));
  expect(text).not.toContain('Btu/h');
});

it('keeps a table’s header with its first rows', async () => {
  registerFonts(PDF_FONTS);
  const table = {
    id: 'rooms',
    title: 'Rooms',
    columns: [
      { label: 'Room', isNumber: false },
      { label: 'Heating', isNumber: true },
    ],
    rows: [
      ['Kitchen', '3,091'],
      ['Hall', '523'],
    ],
  };
  const page = createElement(
    Page,
    { size: 'LETTER', experimentalPagination: true, style: { fontFamily: 'Inter', fontSize: 9 } },
    // Leaves room for the heading, but for no row.
    createElement(View, { style: { height: 765 } }),
    createElement(ReportTableView, { table, brand: brandOf(company) }),
  );
  const text = textOfPdf(await renderToBuffer(createElement(Document, null, page)));
  expect(text).toContain('Kitchen');
  expect(text.match(/Room/g)).toHaveLength(1);
});

it('never cuts a two-line table header at a page break', async () => {
  registerFonts(PDF_FONTS);
  const label = 'Gross area of the wall';
  const table = {
    id: 'walls',
    title: 'Walls',
    columns: [label, 'Facing', 'R', 'U', 'Area', 'Glass'].map((each) => ({ label: each, isNumber: true })),
    rows: [['200', 'N', '9.9', '0.1', '20', '2']],
  };
  for (let heightPt = 690; heightPt <= 770; heightPt += 10) {
    const page = createElement(
      Page,
      { size: 'LETTER', experimentalPagination: true, style: { fontFamily: 'Inter', fontSize: 9 } },
      createElement(View, { style: { height: heightPt } }),
      createElement(ReportTableView, { table, brand: brandOf(company), hasTitle: true }),
    );
    const pages = pagesOfPdf(await renderToBuffer(createElement(Document, null, page)));
    const words = pages.map(({ texts }) => texts.map(({ text }) => text.trim()).filter((text) => text !== ''));
    expect(words.filter((texts) => texts.includes('Walls')).map((texts) => texts.includes('200'))).toEqual([true]);
  }
});

/** Appears on the second page if this much is printed before it. */
async function onSecondPage(heightPt: number, ...content: readonly ReactElement[]): Promise<string> {
  const page = createElement(
    Page,
    { size: 'LETTER', experimentalPagination: true, style: { fontFamily: 'Inter', fontSize: 9 } },
    createElement(Text, { fixed: true }, 'Page'),
    createElement(View, { style: { height: heightPt } }),
    ...content,
  );
  return textOfPdf(await renderToBuffer(createElement(Document, null, page))).split('Page')[2] ?? '';
}

it('leaves no single bar at the top of a page, and keeps the glass heading with its curve', async () => {
  registerFonts(PDF_FONTS);
  const names = ['Living', 'Kitchen', 'Hall', 'Den', 'Office', 'Closet'];
  const bars = names.map((label) => ({
    label,
    heatingBtuh: 900,
    sensibleBtuh: 500,
    latentBtuh: 0,
    heatingText: '900',
    coolingText: '500',
  }));
  for (let heightPt = 600; heightPt <= 740; heightPt += 10) {
    const below = await onSecondPage(heightPt, createElement(ReportBars, { bars, hasLatent: false }));
    const count = names.filter((name) => below.includes(name)).length;
    expect([0, 3, 4, 5, 6], `${String(heightPt)} pt`).toContain(count);
  }
  const hours = Array.from({ length: 12 }, (_, index) => ({ hour: 8 + index, btuh: 1000 }));
  const glass = {
    day: { hours, peakHour: 8, peakBtuh: 1000, meanBtuh: 1000, limitBtuh: 1300, excursionBtuh: 0 },
    text: 'No hour is more.',
  };
  const below = await onSecondPage(600, createElement(ReportGlass, { glass, brand: brandOf(company) }));
  expect(below).toContain('Glass through the day');
  expect(below).toContain('No hour is more.');
});

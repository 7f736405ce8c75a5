import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { registerFonts } from '@/documents/pdf/fonts';
import { LoadReportPdf } from '@/documents/pdf/load-report/LoadReportPdf';
import { printable } from '@/documents/pdf/printable';
import bobRoss from '@/domain/load-calc/cases/bob-ross.json';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { loadReport } from '@/domain/load-calc/report/loadReport';
import { PDF_FONTS } from '@/testing/pdfFonts';
import { median, type Figure } from './figures';

const LIMIT_MS = 2_000;
const ROUNDS = 5;

/** Measures the PDF report of a large house, from its input: the loads, the report's tables and the pages. */
export async function measureLoadReportPdf(): Promise<Figure[]> {
  registerFonts(PDF_FONTS);
  const { inputs } = readInputs(bobRoss.inputs);
  if (!inputs) throw new Error('the house is no longer read');
  const viewed = {
    number: 'L26-K7M3Q',
    title: 'Ross residence',
    address: '412 Maple Street, Roanoke',
    customerName: 'Bob Ross',
    mode: 'full' as const,
    quick: '',
    house: '',
    station: null,
    ducts: '',
    floorPlan: '',
    considered: [],
  };
  const company = {
    name: 'Blue Ridge',
    logoUrl: '',
    primaryColor: '#0b5d57',
    accentColor: '#f08c00',
    phone: '',
    email: '',
    website: '',
    addressLines: [],
  };
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const startedAt = performance.now();
    const printed = printable({
      report: loadReport(viewed, inputs, 'us'),
      company,
      pageSize: 'letter' as const,
      dateText: 'Nov 22, 2026',
    });
    await renderToBuffer(createElement(LoadReportPdf, { printed, pictures: new Map() }) as ReactElement<DocumentProps>);
    times.push(performance.now() - startedAt);
  }
  const [first = 0, ...later] = times;
  return [
    {
      what: `PDF of the load report of a house of ${inputs.rooms?.length ?? 0} rooms, median`,
      figure: median(later.sort((a, b) => a - b)),
      unit: 'ms',
      limit: LIMIT_MS,
    },
    { what: '... the first one, which loads the engine and its fonts', figure: first, unit: 'ms' },
  ];
}

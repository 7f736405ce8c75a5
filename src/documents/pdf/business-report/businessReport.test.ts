import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { agreementMonthSchema } from '@/domain/agreement/record/postingSchema';
import { leadMonthSchema } from '@/domain/lead/months';
import { ledgerMonthSchema, receivablesSchema } from '@/domain/ledger/schema';
import { ALL, DIMENSIONS, reportMonthSchema, type Cell } from '@/domain/report/cells';
import { valueText } from '@/domain/report/format';
import { REPORT_IDS, REPORT_INFO } from '@/domain/report/ids';
import type { Chart, Report, ReportInput } from '@/domain/report/model';
import { REPORTS } from '@/domain/report/reports';
import { hostileCompany } from '@/testing/hostileParts';
import { HostileTexts } from '@/testing/hostileTexts';
import { expectWhole, pagesOf } from '@/testing/paperCheck';
import { printable } from '../printable';
import { BusinessReportPdf } from './BusinessReportPdf';

it('a business report includes everything', async () => {
  const texts = new HostileTexts();
  const names = [texts.prose(120), texts.word(90), texts.name(), texts.list(12)];
  const charts: Chart[] = [
    {
      ...{ id: 't', title: texts.prose(150), unit: 'money', kind: 'trend' },
      points: names.map((name, index) => ({ id: `p${index}`, label: 'x', name, value: 1000 * index, before: 500 })),
    },
    {
      ...{ id: 'b', title: texts.word(90), unit: 'share', kind: 'bars' },
      rows: names.map((label, index) => ({ id: `b${index}`, label, value: 250_000 * index, before: null })),
    },
    {
      ...{ id: 'w', title: texts.name(), unit: 'count', kind: 'whole' },
      parts: [{ id: 'w1', label: texts.prose(80), value: 3, tone: 'good' }],
    },
    { ...{ id: 'n', title: 'Nothing in it', unit: 'count', kind: 'whole' }, parts: [] },
  ];
  const report: Report = {
    figures: [
      {
        ...{ id: 'f', label: texts.prose(140), unit: 'money', value: -1_234_567, better: 'more', definition: '' },
        ...{ earlier: { value: 1_000_000, isWhole: false }, records: null },
      },
    ],
    charts,
    tables: [
      {
        ...{ id: 'x', title: texts.prose(160), total: ['All', 1] },
        columns: [
          { label: texts.short(), unit: 'text' },
          { label: texts.short(), unit: 'money' },
        ],
        rows: Array.from({ length: 70 }, (_, index) => ({
          id: String(index),
          cells: [`Row ${index}`, index],
          records: null,
        })),
      },
    ],
    notes: [texts.list(40)],
  };
  const printed = printable({
    ...{ title: texts.prose(100), timeText: texts.prose(120), report, company: hostileCompany(texts) },
    pageSize: 'letter' as const,
  });
  const pages = await pagesOf(() =>
    renderToBuffer(createElement(BusinessReportPdf, { printed }) as ReactElement<DocumentProps>),
  );
  const { title, timeText, company } = printed;
  expectWhole(pages, {
    ...{ title, timeText, company },
    figures: printed.report.figures.map(({ label }) => label),
    charts: printed.report.charts.slice(0, 3).map(({ title: of }) => of),
    names: printable({ names }).names,
    parts: printed.report.charts.flatMap((chart) =>
      chart.kind === 'whole' ? chart.parts.map(({ label }) => label) : [],
    ),
    tables: printed.report.tables.map((table) => ({
      title: table.title,
      columns: table.columns.map(({ label }) => label),
    })),
    notes: printed.report.notes,
  });
  const shown = pages.flatMap((page) => page.texts.map(({ text }) => text)).join('');
  expect(shown).not.toContain('Nothing in it');
  expect(shown).toContain('Row 59');
  expect(shown).not.toContain('Row 60');
  expect(shown).toContain('10 more rows are in the table');
});

/** Millions in every count, with six values per dimension whose names no table expects. */
function hostileInput(texts: HostileTexts): ReportInput {
  const names = new Map<string, string>();
  const hostile = [texts.prose(120), texts.word(200), texts.name(), texts.list(6), texts.short(), texts.address()];
  const nameOf = (value: string): string =>
    names.get(value) ?? (names.set(value, hostile[names.size] ?? texts.short()), names.get(value)) ?? '';
  const values = Array.from({ length: 6 }, (_, index) => `value${index}`);
  const cents = 1_481_467_868;
  const cell = {
    ...{ salesCents: cents, jobs: 9_876, priceCents: cents, costCents: cents / 2, laborMinutes: 987_654 },
    ...{ soldMinutes: 987_654, firstTime: 9_000, unbilled: 12, arrivals: 9_876, onTime: 9_000, callbacks: 700 },
    ...{ paidMinutes: 987_654, sent: 9_876, sentCents: cents, won: 5_000, wonCents: cents, lost: 3_000 },
    ...{ lostCents: cents, answered1: 4_000, answered3: 4_000 },
  };
  const week = { availableMinutes: 144_000, bookedMinutes: 143_999, freeMinutes: 9_000, visits: 900 };
  const standing = { contractCents: cents, costCents: cents, expectedCostCents: cents, earnedCents: cents };
  const contracts = hostile.map((title, index) => ({
    ...{
      contractId: `c${index}`,
      number: texts.word(40),
      title: title.slice(0, 200),
      billedCents: -cents,
      ...standing,
    },
  }));
  const discount = { name: texts.word(120), reason: texts.prose(190), amountCents: cents, count: 900 };
  const tax = { taxId: 's', name: texts.word(120), jurisdiction: texts.prose(120) };
  return {
    ...{ range: { from: '2026-10', to: '2026-11' }, comparison: 'year', today: '2026-11-15', filter: null },
    ...{ unit: '', units: [] },
    months: ['2026-10', '2026-11', '2025-11'].map((of) =>
      reportMonthSchema.parse({
        ...{ month: of, contracts },
        cells: Object.fromEntries<Cell>([
          [ALL, cell],
          ...DIMENSIONS.flatMap((dimension) => values.map((value) => [`${dimension}:${value}`, cell] as const)),
        ]),
      }),
    ),
    ledger: ['2026-10', '2026-11'].map((of) =>
      ledgerMonthSchema.parse({
        ...{ month: of, issuedCount: 9_876, salesCents: cents, taxCents: cents, discountCents: cents, tipCents: cents },
        ...{ receivedCents: cents, refundedCents: cents, methods: { cash: { count: 900, moneyCents: cents } } },
        ...{ discounts: { 'u1:d1:r': { ...discount, byUid: 'u1', discountId: 'd1' } } },
        taxes: { s: { ...tax, taxableCents: cents, taxCents: cents } },
      }),
    ),
    leads: [
      leadMonthSchema.parse({
        month: '2026-11',
        sources: Object.fromEntries(
          values.map((value) => [value, { received: 9_876, booked: 900, won: 800, costCents: 98_765_432 }]),
        ),
      }),
    ],
    agreements: ['2026-10', '2026-11'].map((of) =>
      agreementMonthSchema.parse({
        ...{ month: of, billedCents: cents, recognizedCents: cents, refundedCents: cents, closingCents: cents },
        ...{ started: 900, ended: 90, renewed: 900 },
      }),
    ),
    receivables: receivablesSchema.parse({ byDueOn: { '2026-01-01': { count: 900, balanceCents: cents } } }),
    stock: [
      {
        cells: {
          'unit:furnace:1999-01': { units: 9_876 },
          [`refrigerant:${texts.word(60)}`]: { units: 900 },
          'warranty:2026-12': { units: 900 },
        },
      },
    ],
    capacity: [
      {
        checkedAt: '2026-11-15T05:00:00.000Z',
        cells: Object.fromEntries<Cell>(
          ['2026-11-09', '2026-11-16'].flatMap((monday) => [
            ...values.map((value) => [`person:${monday}:${value}`, week] as const),
            [`skill:${monday}:${texts.word(60)}`, week],
            [`nobody:${monday}`, week],
          ]),
        ),
      },
    ],
    laborCentsPerHour: 4_000,
    names: Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, nameOf])) as ReportInput['names'],
  };
}

it('all our reports print long names and large amounts in full', async () => {
  for (const id of REPORT_IDS) {
    const texts = new HostileTexts();
    const report = REPORTS[id].build(hostileInput(texts));
    expect(report.tables.flatMap(({ rows }) => rows).length, id).toBeGreaterThan(0);
    const { title } = REPORT_INFO[id];
    const printed = printable({
      ...{ title, timeText: 'November 2026', report, company: hostileCompany(texts), pageSize: 'letter' as const },
    });
    const pages = await pagesOf(() =>
      renderToBuffer(createElement(BusinessReportPdf, { printed }) as ReactElement<DocumentProps>),
    );
    expectWhole(pages, {
      title,
      figures: printed.report.figures.map(({ label, value, unit }) => [label, valueText(value, unit)]),
      tables: printed.report.tables.flatMap(({ title: of, columns, rows, total }) =>
        rows.length === 0
          ? []
          : [
              of,
              columns.map(({ label }) => label),
              [...rows.map(({ cells }) => cells), total ?? []].map((cells) =>
                cells.map((cell, index) => valueText(cell, columns[index]?.unit ?? 'text')),
              ),
            ],
      ),
      notes: printed.report.notes,
    });
  }
});

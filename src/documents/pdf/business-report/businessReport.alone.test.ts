import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { Chart, Report } from '@/domain/report/model';
import { hostileCompany } from '@/testing/hostileParts';
import { HostileTexts } from '@/testing/hostileTexts';
import { expectWhole, pagesOf } from '@/testing/paperCheck';
import { printable } from '../printable';
import { BusinessReportPdf } from './BusinessReportPdf';

it('a report of the business loses nothing', async () => {
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

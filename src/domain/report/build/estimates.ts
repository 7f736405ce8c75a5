import { ANSWER_DAYS, cellOf, type Cell, type Field } from '../cells';
import type { Report, ReportInput } from '../model';
import { byRecords, cellFigure, cellIn, cellsOf, monthColumns, read, share, valuesOf } from './sums';

const ANSWER_FIELDS: readonly Field[] = [...ANSWER_DAYS.map((days): Field => `answered${days}`), 'answeredLater'];

/** Returns the days within which half of the answers came, by the counted marks; null without answers. */
function medianAnswerDays(cell: Cell): number | null {
  const total = ANSWER_FIELDS.reduce((sum, field) => sum + read(cell, field), 0);
  if (total === 0) return null;
  let below = 0;
  for (const days of ANSWER_DAYS) {
    below += read(cell, `answered${days}`);
    if (below * 2 >= total) return days;
  }
  return ANSWER_DAYS.at(-1) ?? null;
}

const wonShare = (cell: Cell): number | null => share(read(cell, 'won'), read(cell, 'won') + read(cell, 'lost'));

/** Reports estimates by the month in which they were sent: what became of them, why they were lost, how fast they were answered. */
export function estimatesReport(input: ReportInput): Report {
  return {
    figures: figures(input),
    charts: [
      {
        id: 'outcome',
        title: 'What became of the estimates sent',
        unit: 'money',
        kind: 'columns',
        legend: [
          { tone: 'good', label: 'Won' },
          { tone: 'later', label: 'Lost' },
          { tone: 'quiet', label: 'No answer' },
        ],
        columns: monthColumns(input, (month) => {
          const cell = cellIn(input, { from: month, to: month });
          const [won, lost] = [read(cell, 'wonCents'), read(cell, 'lostCents')];
          return [
            { tone: 'good', value: won },
            { tone: 'later', value: lost },
            { tone: 'quiet', value: Math.max(0, read(cell, 'sentCents') - won - lost) },
          ];
        }),
      },
      {
        id: 'speed',
        title: 'Days until an answer',
        unit: 'count',
        kind: 'bars',
        rows: speedRows(cellIn(input, input.range)),
      },
    ],
    tables: input.filter === null ? [reasonTable(input), authorTable(input)] : [],
    notes: [
      'An estimate counts in the month in which it was last sent, so the latest months still change as answers come. Totals include tax. Replaced revisions do not count.',
    ],
  };
}

const speedRows = (cell: Cell) =>
  ANSWER_FIELDS.map((field, index) => ({
    id: field,
    label:
      index === ANSWER_DAYS.length
        ? `Over ${ANSWER_DAYS.at(-1)} days`
        : index === 0
          ? 'Within a day'
          : `Up to ${ANSWER_DAYS[index]} days`,
    value: read(cell, field),
    before: null,
  }));

function figures(input: ReportInput): Report['figures'] {
  return [
    cellFigure(
      input,
      {
        ...{ id: 'sent', label: 'Sent', unit: 'money', better: 'more', records: byRecords(input, 'sent') },
        definition: 'Estimates sent in this time, each at its recommended option, or at what the customer agreed to.',
      },
      (cell) => read(cell, 'sentCents'),
    ),
    cellFigure(
      input,
      {
        ...{ id: 'won', label: 'Won', unit: 'money', better: 'more', records: byRecords(input, 'won') },
        definition: 'Of those, accepted by now, at the total that was agreed to.',
      },
      (cell) => read(cell, 'wonCents'),
    ),
    cellFigure(
      input,
      {
        ...{ id: 'rate', label: 'Win rate', unit: 'share', better: 'more', records: byRecords(input, 'won', 'lost') },
        definition:
          'Accepted estimates of those that were accepted or declined, by their number. Unanswered ones do not count.',
      },
      wonShare,
    ),
    cellFigure(
      input,
      {
        ...{
          id: 'answer',
          label: 'Half answered within',
          unit: 'days',
          better: 'less',
          records: byRecords(input, ...ANSWER_FIELDS),
        },
        definition:
          'The number of days within which half of the answers came, counted in steps of 1, 2, 3, 5, 7, 14 and 30 days.',
      },
      medianAnswerDays,
    ),
  ];
}

const reasonTable = (input: ReportInput): Report['tables'][number] => ({
  id: 'reason',
  title: 'Why estimates were lost',
  columns: [
    { label: 'Reason', unit: 'text' },
    { label: 'Estimates', unit: 'count' },
    { label: 'Total', unit: 'money' },
  ],
  rows: valuesOf(cellsOf(input, input.range), 'reason')
    .toSorted((a, b) => read(b.cell, 'lostCents') - read(a.cell, 'lostCents'))
    .map(({ value, cell }) => ({
      id: value,
      cells: [input.names.reason(value), read(cell, 'lost'), read(cell, 'lostCents')],
      records: { kind: 'marks', cell: cellOf('reason', value), fields: ['lost'] },
    })),
  total: null,
});

const authorTable = (input: ReportInput): Report['tables'][number] => ({
  id: 'author',
  title: 'Who wrote them',
  columns: [
    { label: 'Person', unit: 'text' },
    { label: 'Sent', unit: 'count' },
    { label: 'Sent for', unit: 'money' },
    { label: 'Won', unit: 'count' },
    { label: 'Won for', unit: 'money' },
    { label: 'Win rate', unit: 'share' },
    { label: 'Half answered within', unit: 'days' },
  ],
  rows: valuesOf(cellsOf(input, input.range), 'author')
    .toSorted((a, b) => read(b.cell, 'wonCents') - read(a.cell, 'wonCents'))
    .map(({ value, cell }) => ({
      id: value,
      cells: [
        input.names.author(value),
        read(cell, 'sent'),
        read(cell, 'sentCents'),
        read(cell, 'won'),
        read(cell, 'wonCents'),
        wonShare(cell),
        medianAnswerDays(cell),
      ],
      records: { kind: 'marks', cell: cellOf('author', value), fields: ['sent'] },
    })),
  total: null,
});

import { cellOf, type Cell, type Field } from '../cells';
import type { Figure, Report, ReportInput } from '../model';
import { byRecords, cellFigure, cellIn, cellsOf, monthlyTrend, read, share, valuesOf } from './sums';

type Rate = {
  id: string;
  label: string;
  definition: string;
  part: (cell: Cell) => number;
  whole: (cell: Cell) => number;
};

const ON_TIME: Rate = {
  id: 'on-time',
  label: 'On time',
  definition:
    'Arrivals within the promised window, or within 15 minutes of the planned start where no window was promised, of all recorded arrivals.',
  part: (cell) => read(cell, 'onTime'),
  whole: (cell) => read(cell, 'arrivals'),
};
const FIRST_TIME: Rate = {
  id: 'first-time',
  label: 'Fixed the first time',
  definition: 'Finished jobs that took one visit with no return trip, as a share of all finished jobs.',
  part: (cell) => read(cell, 'firstTime'),
  whole: (cell) => read(cell, 'jobs'),
};
const SOLD: Rate = {
  id: 'hours-sold',
  label: 'Hours sold of hours paid',
  definition: 'Hours on lines of labor of finished jobs, divided by the hours of approved time sheets.',
  part: (cell) => read(cell, 'soldMinutes'),
  whole: (cell) => read(cell, 'paidMinutes'),
};

/** Reports how the crew works: the same rules for everyone, and nothing that depends on who gets the better-paid jobs. */
export function techniciansReport(input: ReportInput): Report {
  return {
    figures: [
      cellFigure(
        input,
        {
          ...{ id: 'jobs', label: 'Finished jobs', unit: 'count', better: 'more', records: byRecords(input, 'jobs') },
          definition: 'Jobs whose work was finished in this time.',
        },
        (cell) => read(cell, 'jobs'),
      ),
      rate(input, ON_TIME, ['arrivals']),
      rate(input, FIRST_TIME, ['jobs']),
      cellFigure(
        input,
        {
          ...{
            id: 'callbacks',
            label: 'Callbacks',
            unit: 'count',
            better: 'less',
            records: byRecords(input, 'callbacks'),
          },
          definition: 'Jobs that go back to one that was finished in this time. Canceled ones do not count.',
        },
        (cell) => read(cell, 'callbacks'),
      ),
      rate(input, SOLD, ['paidMinutes']),
    ],
    charts: [
      monthlyTrend(input, { id: 'jobs', title: 'Finished jobs', unit: 'count' }, (month) =>
        read(cellIn(input, { from: month, to: month }), 'jobs'),
      ),
      ...(input.filter === null ? [onTimeBars(input)] : []),
    ],
    tables: input.filter === null ? [crewTable(input)] : [],
    notes: [
      'A job counts for each technician on it. Small numbers say little: look at the counts beside a percentage.',
    ],
  };
}

const rate = (input: ReportInput, { part, whole, ...stated }: Rate, fields: Field[]): Figure =>
  cellFigure(input, { ...stated, unit: 'share', better: 'more', records: byRecords(input, ...fields) }, (cell) =>
    share(part(cell), whole(cell)),
  );

const crewOf = (input: ReportInput): { value: string; name: string; cell: Cell }[] =>
  valuesOf(cellsOf(input, input.range), 'person')
    .map(({ value, cell }) => ({ value, name: input.names.person(value), cell }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

const BARS = 12;

const onTimeBars = (input: ReportInput): Report['charts'][number] => ({
  id: 'on-time',
  title: 'On time, of recorded arrivals',
  unit: 'share',
  kind: 'bars',
  rows: crewOf(input)
    .filter(({ cell }) => read(cell, 'arrivals') > 0)
    .slice(0, BARS)
    .map(({ value, name, cell }) => ({
      id: value,
      label: name,
      value: share(ON_TIME.part(cell), ON_TIME.whole(cell)) ?? 0,
      before: null,
    })),
});

const crewTable = (input: ReportInput): Report['tables'][number] => ({
  id: 'crew',
  title: 'Each technician',
  columns: [
    { label: 'Technician', unit: 'text' },
    { label: 'Jobs', unit: 'count' },
    { label: 'Arrivals', unit: 'count' },
    { label: 'On time', unit: 'share' },
    { label: 'First time', unit: 'share' },
    { label: 'Callbacks', unit: 'count' },
    { label: 'Hours on jobs', unit: 'minutes' },
    { label: 'Hours sold', unit: 'minutes' },
    { label: 'Hours paid', unit: 'minutes' },
    { label: 'Sales', unit: 'money' },
  ],
  rows: crewOf(input).map(({ value, name, cell }) => ({
    id: value,
    cells: [
      name,
      read(cell, 'jobs'),
      read(cell, 'arrivals'),
      share(ON_TIME.part(cell), ON_TIME.whole(cell)),
      share(FIRST_TIME.part(cell), FIRST_TIME.whole(cell)),
      read(cell, 'callbacks'),
      read(cell, 'laborMinutes'),
      read(cell, 'soldMinutes'),
      read(cell, 'paidMinutes'),
      read(cell, 'salesCents'),
    ],
    records: {
      kind: 'marks',
      cell: cellOf('person', value),
      fields: ['jobs', 'arrivals', 'paidMinutes', 'salesCents'],
    },
  })),
  total: null,
});

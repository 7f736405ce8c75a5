import { paths } from '@/lib/paths';
import {
  addedUp,
  answeredWithin,
  answeredCount,
  costPer,
  medianMinutes,
  NO_SOURCE,
  type SourceMonth,
} from '../../lead/months';
import type { Figure, Report, ReportInput } from '../model';
import { within, type MonthRange } from '../range';
import { BARS, figure, monthColumns, share } from './sums';

const allOf = (input: ReportInput, range: MonthRange): SourceMonth =>
  addedUp(within(input.leads, range).flatMap(({ sources }) => Object.values(sources)));

/** Reports leads by source: how many came, were booked and won, what they cost, and how fast they were answered. */
export function leadsReport(input: ReportInput): Report {
  const sources = sourcesOf(input);
  return {
    figures: figures(input),
    charts: [
      {
        id: 'months',
        title: 'Leads and outcomes',
        unit: 'count',
        kind: 'columns',
        legend: [
          { tone: 'good', label: 'Booked' },
          { tone: 'quiet', label: 'Not booked' },
        ],
        columns: monthColumns(input, (month) => {
          const { received, booked } = allOf(input, { from: month, to: month });
          return [
            { tone: 'good', value: booked },
            { tone: 'quiet', value: Math.max(0, received - booked) },
          ];
        }),
      },
      {
        id: 'sources',
        title: 'Leads by source',
        unit: 'count',
        kind: 'bars',
        rows: sources
          .slice(0, BARS)
          .map(({ id, name, sum }) => ({ id, label: name, value: sum.received, before: null })),
      },
    ],
    tables: [
      {
        id: 'sources',
        title: 'Each source',
        columns: [
          { label: 'Source', unit: 'text' },
          { label: 'Leads', unit: 'count' },
          { label: 'Booked', unit: 'count' },
          { label: 'Of leads', unit: 'share' },
          { label: 'Won', unit: 'count' },
          { label: 'Cost', unit: 'money' },
          { label: 'Cost per booked job', unit: 'money' },
        ],
        rows: sources.map(({ id, name, sum }) => ({
          id,
          cells: [
            name,
            sum.received,
            sum.booked,
            share(sum.booked, sum.received),
            sum.won,
            sum.costCents,
            costPer(sum.costCents, sum.booked),
          ],
          records: {
            kind: 'page',
            to: `${paths.leads}?view=all${id === NO_SOURCE ? '' : `&source=${encodeURIComponent(id)}`}`,
          },
        })),
        total: null,
      },
    ],
    notes: ['A lead counts in the month in which it came. Spam does not count.'],
  };
}

function sourcesOf(input: ReportInput): { id: string; name: string; sum: SourceMonth }[] {
  const months = within(input.leads, input.range);
  return [...new Set(months.flatMap(({ sources }) => Object.keys(sources)))]
    .map((id) => ({
      id,
      name: input.names.source(id === NO_SOURCE ? '' : id),
      sum: addedUp(months.flatMap(({ sources }) => sources[id] ?? [])),
    }))
    .toSorted((a, b) => b.sum.received - a.sum.received);
}

function figures(input: ReportInput): Figure[] {
  const records = { kind: 'page', to: `${paths.leads}?view=all` } as const;
  return [
    figure(
      input,
      {
        ...{ id: 'leads', label: 'Leads', unit: 'count', better: 'more', records },
        definition: 'People who asked for work in this time, whatever the channel.',
      },
      (range) => allOf(input, range).received,
    ),
    figure(
      input,
      {
        ...{ id: 'booked', label: 'Booked', unit: 'share', better: 'more', records },
        definition: 'Leads that became a job, of all leads.',
      },
      (range) => share(allOf(input, range).booked, allOf(input, range).received),
    ),
    figure(
      input,
      {
        ...{ id: 'speed', label: 'Answered within 5 minutes', unit: 'share', better: 'more', records },
        definition: 'Leads that someone called, texted or wrote to within five minutes, of those that were answered.',
      },
      (range) => share(answeredWithin(allOf(input, range), 5), answeredCount(allOf(input, range))),
    ),
    figure(
      input,
      {
        ...{ id: 'median', label: 'Half answered within', unit: 'minutes', better: 'less', records },
        definition: 'About how long the middle one of the answers took.',
      },
      (range) => medianMinutes(allOf(input, range)),
    ),
    figure(
      input,
      {
        ...{ id: 'cost', label: 'Cost per booked job', unit: 'money', better: 'less', records },
        definition: 'What the leads cost, divided by those that became a job.',
      },
      (range) => costPer(allOf(input, range).costCents, allOf(input, range).booked),
    ),
  ];
}

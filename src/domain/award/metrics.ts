import type { Totals } from './totals';
import type { PeriodKind } from './period';

/** Metrics people can be recognized for. Never revenue: it rewards selling, not work. */
export const METRICS = ['no-callback', 'on-time', 'checklists', 'time'] as const;
export type Metric = (typeof METRICS)[number];

type MetricInfo = {
  label: string;
  /** The rule as text. */
  rule: string;
  /** The unit counted, following a number. */
  counted: { one: string; many: string };
  /** The minimum count per month before a person is ranked. */
  minimumAMonth: number;
  read: (totals: Totals) => Share;
};

/** `hits` out of `of`; more hits are better for every metric. */
export type Share = { hits: number; of: number };

const atLeastNone = (count: number): number => Math.max(0, count);

export const METRIC_INFO: Record<Metric, MetricInfo> = {
  'no-callback': {
    label: 'Jobs without a callback',
    rule: 'Of the jobs finished in the period, those that no callback goes back to. A callback counts for those who did the first job, not for whoever puts it right.',
    counted: { one: 'finished job', many: 'finished jobs' },
    minimumAMonth: 8,
    read: ({ jobs, callbacks }) => ({ hits: atLeastNone(jobs - callbacks), of: jobs }),
  },
  'on-time': {
    label: 'On-time arrivals',
    rule: 'Of the arrivals in the period, those before the promised window ended. Where no window was promised, 15 minutes after the scheduled time are on time.',
    counted: { one: 'arrival', many: 'arrivals' },
    minimumAMonth: 8,
    read: ({ arrivals, onTime }) => ({ hits: onTime, of: arrivals }),
  },
  checklists: {
    label: 'Complete checklists',
    rule: 'Of the jobs with a checklist finished in the period, those on which every check was done.',
    counted: { one: 'job with a checklist', many: 'jobs with a checklist' },
    minimumAMonth: 8,
    read: ({ checklistJobs, completeChecklists }) => ({ hits: completeChecklists, of: checklistJobs }),
  },
  time: {
    label: 'Time entries in order',
    rule: 'Of the time recorded in the period, the entries that nobody else had to correct. Correcting one’s own time counts against nobody.',
    counted: { one: 'time entry', many: 'time entries' },
    minimumAMonth: 15,
    read: ({ timeEntries, officeCorrections }) => ({
      hits: atLeastNone(timeEntries - officeCorrections),
      of: timeEntries,
    }),
  },
};

/** A longer period requires more, but a quarter doesn't require three full months. */
const MONTHS_ASKED: Record<PeriodKind, number> = { month: 1, quarter: 2, year: 6 };

/** Returns the minimum count in a period of this kind before a person is ranked. */
export const minimumOf = (metric: Metric, periodKind: PeriodKind): number =>
  METRIC_INFO[metric].minimumAMonth * MONTHS_ASKED[periodKind];

/** Formats a share: `23 of 24 finished jobs`. */
export function shareInWords(metric: Metric, { hits, of }: Share): string {
  const { one, many } = METRIC_INFO[metric].counted;
  return `${hits} of ${of} ${of === 1 ? one : many}`;
}

/** Returns whole percent, rounded down: anyone who missed one is below 100%. Null if nothing was counted. */
export const percentOf = ({ hits, of }: Share): number | null => (of === 0 ? null : Math.floor((hits * 100) / of));

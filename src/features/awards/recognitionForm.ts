import { METRIC_INFO, type Metric } from '@/domain/award/metrics';
import { periodOf } from '@/domain/award/period';
import { BADGE_LABELS, recognitionSchema, type Recognition } from '@/domain/award/recognition';
import { METRIC_OPTIONS } from './metricLinks';

/** Returns a blank proposal for the month that contains `today`. */
export const emptyRecognition = (today: string): Recognition => ({
  ...recognitionSchema.parse({
    title: 'x',
    metric: 'no-callback',
    winners: [{ technicianId: 'x', name: 'x', figures: '' }],
    ...periodOf('month', today),
  }),
  title: 'Technician of the month',
  winners: [],
});

export const RECOGNITION_FIELD_LABELS: Record<keyof Recognition, string> = {
  title: 'Name',
  badge: 'Badge',
  periodKind: 'Period',
  startsOn: 'Which one',
  metric: 'For',
  winners: 'Winners',
  prize: 'Prize',
  note: 'Reason',
  state: 'State',
  decidedBy: 'Decided by',
  decidedAt: 'Decided at',
};

export const BADGE_OPTIONS = Object.entries(BADGE_LABELS).map(([value, label]) => ({ value, label }));
export const REASON_OPTIONS = [...METRIC_OPTIONS, { value: 'none', label: 'Something no figure tells' }];

export const metricOf = (metric: Recognition['metric']): Metric | null => (metric === 'none' ? null : metric);

/** Returns the reason as text. */
export const reasonOf = ({ metric, note }: Pick<Recognition, 'metric' | 'note'>): string =>
  metric === 'none' ? note : METRIC_INFO[metric].label;

import { METRIC_INFO, METRICS, type Metric } from '@/domain/award/metrics';
import { latestPeriods, PERIOD_KIND_LABELS, periodName, type PeriodKind } from '@/domain/award/period';
import { pathOfFeature } from '@/domain/access/routes';
import { paths } from '@/lib/paths';

/** Links to the records behind a person's figure. */
export function recordsBehind(metric: Metric, technicianId: string): { label: string; to: string } {
  const id = encodeURIComponent(technicianId);
  if (metric === 'time') return { label: 'Hours', to: `${paths.hours}?technician=${id}` };
  if (metric === 'on-time') return { label: 'Schedule', to: pathOfFeature('schedule') };
  return { label: 'Jobs', to: `${paths.jobs}?view=all&technician=${id}` };
}

export const METRIC_OPTIONS = METRICS.map((value) => ({ value, label: METRIC_INFO[value].label }));
export const PERIOD_KIND_OPTIONS = Object.entries(PERIOD_KIND_LABELS).map(([value, label]) => ({ value, label }));

const OFFERED: Record<PeriodKind, number> = { month: 13, quarter: 5, year: 3 };

/** Lists the periods that a form offers, always including `chosen`, which an old record may have. */
export function periodOptions(periodKind: PeriodKind, today: string, chosen = ''): { value: string; label: string }[] {
  const offered = latestPeriods(periodKind, today, OFFERED[periodKind]);
  const all =
    chosen === '' || offered.some(({ startsOn }) => startsOn === chosen)
      ? offered
      : [...offered, { periodKind, startsOn: chosen }];
  return all.map((period) => ({ value: period.startsOn, label: periodName(period) }));
}

import { Select } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { METRICS, type Metric } from '@/domain/award/metrics';
import { PERIOD_KINDS, periodOf, type Period } from '@/domain/award/period';
import { calendarDay } from '@/lib/dates';
import { Section } from '@/ui/layout/Section';
import { METRIC_OPTIONS, PERIOD_KIND_OPTIONS, periodOptions } from '../../metricLinks';
import classes from './recognition.module.css';
import { Standings } from './Standings';

/** Shows the figures that proposals are based on: one metric, one period. */
export function StandingsSection() {
  const today = calendarDay(useSession().company.timeZone);
  const [metric, setMetric] = useState<Metric>('no-callback');
  const [period, setPeriod] = useState<Period>(() => periodOf('month', today));
  return (
    <Section
      title="Fair figures"
      description="From the work itself. Revenue is not among them. Anyone who opted out is not shown."
    >
      <div className={classes['choices']}>
        <Select
          label="Figure"
          data={METRIC_OPTIONS}
          value={metric}
          allowDeselect={false}
          onChange={(value) => setMetric(METRICS.find((one) => one === value) ?? metric)}
        />
        <Select
          label="Period"
          data={PERIOD_KIND_OPTIONS}
          value={period.periodKind}
          allowDeselect={false}
          onChange={(value) => {
            const kind = PERIOD_KINDS.find((one) => one === value);
            if (kind) setPeriod(periodOf(kind, today));
          }}
        />
        <Select
          label="Which one"
          data={periodOptions(period.periodKind, today)}
          value={period.startsOn}
          allowDeselect={false}
          onChange={(startsOn) => startsOn && setPeriod({ ...period, startsOn })}
        />
      </div>
      <Standings metric={metric} period={period} />
    </Section>
  );
}

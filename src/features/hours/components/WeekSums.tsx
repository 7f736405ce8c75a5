import { Text } from '@mantine/core';
import { correctionsIn } from '@/domain/hours/answer';
import type { WeekOvertime } from '@/domain/hours/overtime';
import type { WeekSums as Sums } from '@/domain/hours/sums';
import type { TimeSpan } from '@/domain/hours/timeline';
import { KindSums } from '@/entities/hours/KindSums';
import { formatCount, formatDuration } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import classes from './hours.module.css';

/** Shows the week's totals: paid time, overtime, and how it was spent. */
export function WeekSums({ sums, spans }: { sums: Sums & WeekOvertime; spans: readonly TimeSpan[] }) {
  const corrections = correctionsIn(spans);
  const more = [
    sums.overtimeMinutes > 0 ? `${formatDuration(sums.overtimeMinutes)} of it overtime` : '',
    sums.doubleTimeMinutes > 0 ? `${formatDuration(sums.doubleTimeMinutes)} double time` : '',
    corrections > 0 ? formatCount(corrections, 'correction') : '',
  ].filter(Boolean);
  return (
    <Section title={`${formatDuration(sums.paidMinutes)} paid`}>
      <div className={classes['body']}>
        {more.length > 0 && <Text size="sm">{more.join(' · ')}</Text>}
        <KindSums minutes={sums} />
      </div>
    </Section>
  );
}

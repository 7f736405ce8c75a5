import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import type { TeamGoal } from '@/domain/award/goal';
import { METRIC_INFO, percentOf, shareInWords } from '@/domain/award/metrics';
import { periodName } from '@/domain/award/period';
import { monthsWithin } from '@/domain/award/queries';
import { teamShare } from '@/domain/award/ranking';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import classes from './goals.module.css';

/** Shows the team's progress as a bar with the target marked, and the counts behind it. */
export function GoalProgress({ goal }: { goal: TeamGoal }) {
  const { metric, periodKind, startsOn, targetPercent, note } = goal;
  const query = useMemo(() => monthsWithin({ periodKind, startsOn }), [periodKind, startsOn]);
  const { data, error } = useRecords(collections.teamMonths, query);
  const { label, rule } = METRIC_INFO[metric];
  if (error) return <ErrorState error={error} />;
  const share = data && teamShare(data, metric);
  const percent = share ? percentOf(share) : null;
  return (
    <div className={classes['goal']}>
      <div className={classes['head']}>
        <span>
          {label}, {periodName(goal)}
        </span>
        {percent !== null && (
          <StatusBadge
            tone={percent >= targetPercent ? 'success' : 'info'}
            label={percent >= targetPercent ? 'On target' : `${targetPercent - percent} points to go`}
          />
        )}
      </div>
      <div
        className={classes['track']}
        role="meter"
        aria-label={`${label}: target ${targetPercent}%`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? 0}
        aria-valuetext={percent === null ? 'Nothing counted yet' : `${percent}%`}
      >
        <span
          className={classes['fill']}
          data-reached={(percent !== null && percent >= targetPercent) || undefined}
          style={{ width: `${percent ?? 0}%` }}
        />
        <span className={classes['target']} style={{ insetInlineStart: `${targetPercent}%` }} />
      </div>
      <Text size="sm">
        {share && percent !== null
          ? `${percent}% of ${targetPercent}%: ${shareInWords(metric, share)}`
          : 'Nothing was counted in this period yet.'}
      </Text>
      <Text size="sm" c="dimmed">
        {rule}
      </Text>
      {note !== '' && <Text size="sm">{note}</Text>}
    </div>
  );
}

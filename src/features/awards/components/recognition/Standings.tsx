import { Text } from '@mantine/core';
import { METRIC_INFO, minimumOf, percentOf, shareInWords, type Metric } from '@/domain/award/metrics';
import { periodName, type Period } from '@/domain/award/period';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { RouterLink } from '@/ui/links/RouterLink';
import { useStandings } from '../../hooks/useStandings';
import { recordsBehind } from '../../metricLinks';
import classes from './recognition.module.css';

/** Ranks people by one metric, with the rule, the numbers behind each figure, and links to the records. */
export function Standings({ metric, period }: { metric: Metric; period: Period }) {
  const { standings, people, isLoading, error } = useStandings(metric, period);
  const { rule, counted, label } = METRIC_INFO[metric];
  const minimum = minimumOf(metric, period.periodKind);
  const countedOnes = standings.filter(({ share }) => share.of > 0);
  if (error) return <ErrorState error={error} />;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {rule} Ranked from {minimum} {counted.many} on.
      </Text>
      {isLoading && <LoadingRows rows={4} label="Loading figures" />}
      {!isLoading && countedOnes.length === 0 && (
        <Text size="sm" mt="sm">
          Nothing was counted in {periodName(period)} yet.
        </Text>
      )}
      {countedOnes.length > 0 && (
        <LinedList isOrdered label={`${label}, ${periodName(period)}`}>
          {countedOnes.map(({ technicianId, share, rank }) => {
            const link = recordsBehind(metric, technicianId);
            const name = people.nameOf(technicianId);
            return (
              <LinedRow
                key={technicianId}
                before={<span className={`${classes['rank'] ?? ''} tabular`}>{rank ?? '–'}</span>}
                title={name}
                details={shareInWords(metric, share) + (rank === null ? ` · not ranked: fewer than ${minimum}` : '')}
              >
                {rank !== null && <span className="tabular">{percentOf(share)}%</span>}
                <RouterLink to={link.to} size="sm" aria-label={`${link.label} of ${name}`}>
                  {link.label}
                </RouterLink>
              </LinedRow>
            );
          })}
        </LinedList>
      )}
    </div>
  );
}

import { Modal, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { latestIn, OUTCOME_LIMIT, outcomesOf } from '../outcomes';
import classes from './estimate.module.css';

/** How many estimates are won, and why the others are lost. */
export function OutcomesDialog({ onClose }: { onClose: () => void }) {
  const approved = useRecords(collections.estimates, latestIn('approved'));
  const converted = useRecords(collections.estimates, latestIn('converted'));
  const declined = useRecords(collections.estimates, latestIn('declined'));
  const queries = [approved, converted, declined];
  const error = queries.find((query) => query.error)?.error;
  const outcomes = outcomesOf([...(approved.data ?? []), ...(converted.data ?? [])], declined.data ?? []);
  return (
    <Modal opened onClose={onClose} title="Won and lost" size="lg">
      {error ? (
        <ErrorState error={error} onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))} />
      ) : queries.some(({ isLoading }) => isLoading) ? (
        <LoadingRows rows={4} />
      ) : outcomes.winPercent === null ? (
        <EmptyState
          title="Nothing answered yet"
          text="Once customers accept or decline, this says how often and why."
        />
      ) : (
        <>
          <Text fw={600} size="lg">
            {outcomes.winPercent}% won
          </Text>
          <Text size="sm" c="dimmed">
            {formatCount(outcomes.wonCount, 'estimate')} won ({formatMoney(outcomes.wonCents)}), {outcomes.lostCount}{' '}
            lost ({formatMoney(outcomes.lostCents)}). Of the latest {OUTCOME_LIMIT} of each kind.
          </Text>
          {outcomes.reasons.length > 0 && (
            <ul className={classes['list']} aria-label="Why work was lost">
              {outcomes.reasons.slice(0, 30).map(({ reason, count, amountCents }) => (
                <li key={reason} className={classes['change']}>
                  <span>
                    {reason}
                    <span className={classes['second']}>{formatCount(count, 'estimate')}</span>
                  </span>
                  <span>{formatMoney(amountCents)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Modal>
  );
}

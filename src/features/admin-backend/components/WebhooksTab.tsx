import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { StripeEventRow } from '@/domain/subscription/api';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import type { Tone } from '@/ui/tone';
import { useStripeEvents } from '../hooks/useStripeEvents';
import classes from './adminBackend.module.css';

const STATUSES: Record<StripeEventRow['status'], { tone: Tone; label: string }> = {
  processing: { tone: 'info', label: 'Being handled' },
  done: { tone: 'success', label: 'Handled' },
  ignored: { tone: 'neutral', label: 'Ignored' },
  failed: { tone: 'danger', label: 'Failed' },
};

type EventRowProps = {
  event: StripeEventRow;
  timeZone: string;
  isRetrying: boolean;
  isBusy: boolean;
  onRetry: () => void;
};

function EventRow({
  event: { id, type, status, attempts, receivedAt, reason },
  timeZone,
  isRetrying,
  isBusy,
  onRetry,
}: EventRowProps) {
  return (
    <li className={classes['event']}>
      <div>
        <div className={classes['type']}>{type}</div>
        <Text size="sm" c="dimmed" className={classes['breakable'] ?? ''}>
          <time dateTime={receivedAt}>{formatDateTime(receivedAt, timeZone)}</time> · {formatCount(attempts, 'attempt')}{' '}
          · {id}
        </Text>
        {reason !== '' && (
          <Text size="sm" className={classes['breakable'] ?? ''}>
            {reason}
          </Text>
        )}
      </div>
      <StatusBadge {...STATUSES[status]} />
      {status === 'failed' && (
        <Button
          size="xs"
          variant="default"
          loading={isRetrying}
          disabled={isBusy}
          onClick={onRetry}
          aria-label={`Retry ${type} ${id}`}
        >
          Retry
        </Button>
      )}
    </li>
  );
}

/** Lists Stripe's webhook events for the company and their outcomes, and lets an admin retry failed ones. */
export function WebhooksTab() {
  const { company } = useSession();
  const {
    events,
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    retry,
    retryingId,
  } = useStripeEvents();

  return (
    <>
      <Section
        title="Webhook log"
        description="What Stripe has told us about your subscription and payments. A failed message is sent again by Stripe, and can be handled here at once."
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={isFetching && !isPending && !isFetchingNextPage}
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
        }
        isFlush
      >
        {isPending && <LoadingRows rows={6} label="Loading the webhook log" />}
        {error && <ErrorState error={error} onRetry={refetch} />}
        {!isPending && !error && events.length === 0 && (
          <EmptyState
            title="Stripe has not sent anything yet"
            text="Each message about a checkout, an invoice or the subscription is listed here with what became of it, so that you can see why something is on or off."
          />
        )}
        <PlainList aria-label="Stripe events">
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              timeZone={company.timeZone}
              isRetrying={retryingId === event.id}
              isBusy={retryingId !== ''}
              onRetry={() => void retry(event.id)}
            />
          ))}
        </PlainList>
      </Section>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

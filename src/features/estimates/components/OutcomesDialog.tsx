import { Modal, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { latestIn, OUTCOME_LIMIT, outcomesOf, type Outcomes } from '../outcomes';
import classes from './outcomes.module.css';

const SHOWN_REASONS = 30;

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
        <Answered outcomes={outcomes} winPercent={outcomes.winPercent} />
      )}
    </Modal>
  );
}

function Answered({ outcomes, winPercent }: { outcomes: Outcomes; winPercent: number }) {
  const { wonCount, wonCents, lostCount, lostCents, reasons } = outcomes;
  const most = Math.max(wonCents, lostCents);
  const dearest = reasons[0]?.amountCents ?? 0;
  return (
    <Stack gap="lg">
      <div>
        <Text fz={32} fw={600} lh={1.2} className="tabular">
          {winPercent}% won
        </Text>
        <Text size="sm" c="dimmed">
          Of {formatCount(wonCount + lostCount, 'answered estimate')}; at most the latest {OUTCOME_LIMIT} of each kind.
        </Text>
      </div>
      <ul className={classes.bars} aria-label="Won and lost">
        <Bar name="Won" note={formatCount(wonCount, 'estimate')} cents={wonCents} of={most} tone="success" />
        <Bar name="Lost" note={formatCount(lostCount, 'estimate')} cents={lostCents} of={most} tone="danger" />
      </ul>
      {reasons.length > 0 && (
        <div>
          <Title order={2} mb="xs">
            Why work was lost
          </Title>
          <ul className={classes.bars} aria-label="Why work was lost">
            {reasons.slice(0, SHOWN_REASONS).map(({ reason, count, amountCents }) => (
              <Bar
                key={reason}
                name={reason}
                note={formatCount(count, 'estimate')}
                cents={amountCents}
                of={dearest}
                tone="neutral"
              />
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}

type BarProps = { name: ReactNode; note: string; cents: number; of: number; tone: 'success' | 'danger' | 'neutral' };

function Bar({ name, note, cents, of, tone }: BarProps) {
  return (
    <li className={classes.bar}>
      <span className={classes.name}>
        {name} <span className={classes.note}>{note}</span>
      </span>
      <span className="tabular">{formatMoney(cents)}</span>
      <span className={classes.track} aria-hidden>
        <span
          className={classes.fill}
          data-tone={tone}
          style={{ width: `${of === 0 ? 0 : Math.round((cents / of) * 100)}%` }}
        />
      </span>
    </li>
  );
}

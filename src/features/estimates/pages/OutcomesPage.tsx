import { SimpleGrid, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Estimate } from '@/domain/estimate/schema';
import { periodLabel } from '@/domain/ledger/months';
import { formatShortCents } from '@/domain/money/format';
import { paths } from '@/lib/paths';
import { BarChart } from '@/ui/charts/BarChart';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { StackedBar } from '@/ui/charts/StackedBar';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { EstimatesPicture } from '@/ui/feedback/pictures/EstimatesPicture';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { useNow } from '@/ui/hooks/useNow';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { funnelOf, latestIn, OUTCOME_LIMIT, outcomeMonths, outcomesOf } from '../outcomes';

const SHOWN_REASONS = 30;

/** Reports the win rate, how far the other estimates get, and why work is lost. */
export function Component() {
  const waiting = useRecords(collections.estimates, latestIn('sent'));
  const approved = useRecords(collections.estimates, latestIn('approved'));
  const converted = useRecords(collections.estimates, latestIn('converted'));
  const declined = useRecords(collections.estimates, latestIn('declined'));
  const queries = [waiting, approved, converted, declined];
  const error = queries.find((query) => query.error)?.error;
  const won = [...(approved.data ?? []), ...(converted.data ?? [])];
  const lost = declined.data ?? [];
  return (
    <PageBody size="normal">
      <PageHeader title="Won and lost" back={{ to: paths.estimates, label: 'Estimates' }} />
      {error ? (
        <ErrorState error={error} onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))} />
      ) : queries.some(({ isLoading }) => isLoading) ? (
        <LoadingRows rows={4} />
      ) : won.length + lost.length === 0 ? (
        <EmptyState
          picture={<EstimatesPicture />}
          title="Nothing answered yet"
          text="Once customers accept or decline, this shows how often and why."
        />
      ) : (
        <Answered waiting={waiting.data ?? []} won={won} lost={lost} />
      )}
    </PageBody>
  );
}

type AnsweredProps = Record<'waiting' | 'won' | 'lost', readonly Estimate[]>;

const textOf = (count: number, cents: number): string => `${formatMoney(cents)} · ${formatCount(count, 'estimate')}`;

function Answered({ waiting, won, lost }: AnsweredProps) {
  const { timeZone } = useSession().company;
  const now = useNow();
  const { wonCount, wonCents, lostCount, lostCents, winPercent, reasons } = outcomesOf(won, lost);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Section title="Win rate">
          <Text fz={32} fw={600} lh={1.2} className="tabular">
            {winPercent}% won
          </Text>
          <Text size="sm" c="dimmed" mb="md">
            Of {formatCount(wonCount + lostCount, 'answered estimate')}; at most the latest {OUTCOME_LIMIT} of each
            kind.
          </Text>
          <StackedBar
            label="Won and lost"
            parts={[
              { id: 'won', label: 'Won', value: wonCents, text: textOf(wonCount, wonCents), tone: 'good' },
              { id: 'lost', label: 'Lost', value: lostCents, text: textOf(lostCount, lostCents), tone: 'late' },
            ]}
          />
        </Section>
        <Section title="Progress">
          <BarChart
            caption="Estimates that were sent"
            legend={[]}
            rows={funnelOf(waiting, won, lost).map(({ id, label, count, amountCents }) => ({
              id,
              label,
              bars: [
                {
                  text: `${count} · ${formatMoney(amountCents)}`,
                  pieces: [{ tone: id === 'won' ? 'good' : 'main', value: count }],
                },
              ],
            }))}
          />
        </Section>
      </SimpleGrid>
      <Section title="By month">
        <ColumnChart
          caption="What was answered in the last twelve months"
          columns={outcomeMonths(won, lost, { now, timeZone }).map((one) => ({
            id: one.month,
            label: periodLabel(one.month).slice(0, 3),
            text: `${periodLabel(one.month)}: ${formatMoney(one.wonCents)} won, ${formatMoney(one.lostCents)} lost`,
            pieces: [
              { tone: 'good', value: one.wonCents },
              { tone: 'late', value: one.lostCents },
            ],
          }))}
          formatMark={formatShortCents}
          legend={[
            { tone: 'good', label: 'Won' },
            { tone: 'late', label: 'Lost' },
          ]}
        />
      </Section>
      {reasons.length > 0 && (
        <Section title="Why work was lost">
          <BarChart
            caption="What it would have been worth, by reason"
            legend={[]}
            rows={reasons.slice(0, SHOWN_REASONS).map(({ reason, count, amountCents }) => ({
              id: reason,
              label: reason,
              bars: [{ text: textOf(count, amountCents), pieces: [{ tone: 'late', value: amountCents }] }],
            }))}
          />
        </Section>
      )}
    </>
  );
}

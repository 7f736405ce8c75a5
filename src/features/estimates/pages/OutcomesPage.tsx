import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { paths } from '@/lib/paths';
import { BarChart } from '@/ui/charts/BarChart';
import { StackedBar } from '@/ui/charts/StackedBar';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { EstimatesPicture } from '@/ui/feedback/pictures/EstimatesPicture';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { latestIn, OUTCOME_LIMIT, outcomesOf, type Outcomes } from '../outcomes';

const SHOWN_REASONS = 30;

/** How many estimates are won, and why the others are lost. */
export function Component() {
  const approved = useRecords(collections.estimates, latestIn('approved'));
  const converted = useRecords(collections.estimates, latestIn('converted'));
  const declined = useRecords(collections.estimates, latestIn('declined'));
  const queries = [approved, converted, declined];
  const error = queries.find((query) => query.error)?.error;
  const outcomes = outcomesOf([...(approved.data ?? []), ...(converted.data ?? [])], declined.data ?? []);
  return (
    <PageBody size="normal">
      <PageHeader title="Won and lost" back={{ to: paths.estimates, label: 'Estimates' }} />
      {error ? (
        <ErrorState error={error} onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))} />
      ) : queries.some(({ isLoading }) => isLoading) ? (
        <LoadingRows rows={4} />
      ) : outcomes.winPercent === null ? (
        <EmptyState
          picture={<EstimatesPicture />}
          title="Nothing answered yet"
          text="Once customers accept or decline, this says how often and why."
        />
      ) : (
        <Answered outcomes={outcomes} winPercent={outcomes.winPercent} />
      )}
    </PageBody>
  );
}

function Answered({ outcomes, winPercent }: { outcomes: Outcomes; winPercent: number }) {
  const { wonCount, wonCents, lostCount, lostCents, reasons } = outcomes;
  const textOf = (count: number, cents: number): string => `${formatMoney(cents)} · ${formatCount(count, 'estimate')}`;
  return (
    <>
      <Section>
        <Text fz={32} fw={600} lh={1.2} className="tabular">
          {winPercent}% won
        </Text>
        <Text size="sm" c="dimmed" mb="md">
          Of {formatCount(wonCount + lostCount, 'answered estimate')}; at most the latest {OUTCOME_LIMIT} of each kind.
        </Text>
        <StackedBar
          label="Won and lost"
          parts={[
            { id: 'won', label: 'Won', value: wonCents, text: textOf(wonCount, wonCents), tone: 'good' },
            { id: 'lost', label: 'Lost', value: lostCents, text: textOf(lostCount, lostCents), tone: 'late' },
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
              bars: [{ text: textOf(count, amountCents), pieces: [{ tone: 'main', value: amountCents }] }],
            }))}
          />
        </Section>
      )}
    </>
  );
}

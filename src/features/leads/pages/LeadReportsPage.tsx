import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { leadSourceName } from '@/domain/company/workChoices';
import { addedUp, NO_SOURCE, type LeadMonth } from '@/domain/lead/months';
import { leadMonthList } from '@/domain/lead/queries';
import { periodLabel } from '@/domain/ledger/months';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { addMonths } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { AnswerSpeed } from '../components/AnswerSpeed';
import { LeadCosts } from '../components/LeadCosts';
import { LeadSourceTable } from '../components/LeadSourceTable';

const MONTHS = 12;

/** Reports response times, lead costs by source, and the cost of a booked job, from a year's monthly totals. */
export function Component() {
  const { timeZone } = useSession().company;
  const [from] = useState(() => addMonths(calendarDay(timeZone).slice(0, 7), 1 - MONTHS));
  const { data, isLoading, error, refetch } = useRecords(collections.leadMonths, leadMonthList(from));
  return (
    <PageBody size="normal">
      <PageHeader title="Lead reports" subtitle="The last twelve months" back={{ to: paths.leads, label: 'Leads' }} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : (data ?? []).length === 0 ? (
        <EmptyState
          title="No leads yet"
          text="Once leads come in, this says how fast they are answered and what they cost."
        />
      ) : (
        <Reports months={(data ?? []).toReversed()} />
      )}
    </PageBody>
  );
}

function Reports({ months }: { months: readonly LeadMonth[] }) {
  const { settings } = useWorkSettings();
  const all = addedUp(months.flatMap(({ sources }) => Object.values(sources)));
  const ids = [...new Set(months.flatMap(({ sources }) => Object.keys(sources)))];
  const sources = ids
    .map((id) => ({
      id,
      name: id === NO_SOURCE ? 'No source' : leadSourceName(settings, id),
      ...addedUp(months.flatMap(({ sources: of }) => of[id] ?? [])),
    }))
    .toSorted((a, b) => b.received - a.received);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <AnswerSpeed all={all} />
        <LeadCosts all={all} sources={sources} />
      </SimpleGrid>
      <Section title="By month">
        <ColumnChart
          caption="Leads and outcomes"
          columns={months.map(({ month, sources: of }) => {
            const sum = addedUp(Object.values(of));
            return {
              id: month,
              label: periodLabel(month).slice(0, 3),
              text: `${periodLabel(month)}: ${formatCount(sum.received, 'lead')}, ${String(sum.booked)} booked, ${formatMoney(sum.costCents)}`,
              pieces: [
                { tone: 'good', value: sum.booked },
                { tone: 'quiet', value: Math.max(0, sum.received - sum.booked) },
              ],
            };
          })}
          formatMark={(value) => String(Math.round(value))}
          legend={[
            { tone: 'good', label: 'Booked' },
            { tone: 'quiet', label: 'Not booked' },
          ]}
        />
      </Section>
      <Section title="By source" isFlush>
        <LeadSourceTable sources={sources} />
      </Section>
    </>
  );
}

import { SimpleGrid, Text } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useCan } from '@/data/react/useCan';
import { countText, useCount } from '@/data/react/useCount';
import { agreementCount, agreementMonthsFrom, agreementsWithVisitsDue } from '@/domain/agreement/record/queries';
import type { AgreementMonth } from '@/domain/agreement/record/schema';
import { periodLabel } from '@/domain/ledger/months';
import { formatShortCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { addMonths } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PaymentsPicture } from '@/ui/feedback/pictures/PaymentsPicture';
import { formatMoney } from '@/ui/format/money';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';
import { incomeRows } from '../incomeRows';

const MONTHS = 13;

/** What members paid ahead and what of it is earned, month by month, and how members came and went. */
export function Component() {
  const can = useCan();
  const today = useToday();
  const query = useMemo(() => agreementMonthsFrom(addMonths(today.slice(0, 7), 1 - MONTHS), MONTHS), [today]);
  const { data, isLoading, error, refetch } = useRecords(collections.agreementMonths, query);
  return (
    <PageBody size="normal">
      <PageHeader title="Income of agreements" back={{ to: paths.agreements, label: 'Service agreements' }} />
      {!can('read', 'agreementMonths') ? (
        <EmptyState
          title="You cannot see this report"
          text="It needs an office role. Ask an admin of your company."
          action={<LinkButton to={paths.agreements}>All agreements</LinkButton>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : !data || data.length === 0 ? (
        <EmptyState
          picture={<PaymentsPicture />}
          title="Nothing to report yet"
          text="Once the first bill of a member is a month old, this says what of it is earned."
        />
      ) : (
        <Report months={data} />
      )}
    </PageBody>
  );
}

/** How many members are late with a bill, and how many are owed a visit now. */
function Waiting() {
  const today = useToday();
  const asked = useMemo(
    () => ({
      late: agreementCount('past-due').where ?? [],
      due: agreementsWithVisitsDue(today, 1).where ?? [],
    }),
    [today],
  );
  const late = countText(useCount(collections.agreements, asked.late));
  const due = countText(useCount(collections.agreements, asked.due));
  return (
    <Text size="sm" mt="sm">
      <RouterLink to={`${paths.agreements}?status=past-due`}>Late payers: {late || '…'}</RouterLink> ·{' '}
      <RouterLink to={paths.agreementVisits}>Members owed a visit now: {due || '…'}</RouterLink>
    </Text>
  );
}

function MonthByMonth({ rows }: { rows: ReturnType<typeof incomeRows> }) {
  return (
    <Section
      title="Month by month"
      description="Paid ahead at the start, plus billed, less earned and given back, is paid ahead at the end."
    >
      <FigureTable
        caption="Deferred income by month"
        minWidth={640}
        columns={[
          { label: 'Month' },
          { label: 'Paid ahead before' },
          { label: 'Billed' },
          { label: 'Earned' },
          { label: 'Given back' },
          { label: 'Paid ahead after' },
        ]}
        rows={rows.toReversed().map((row) => ({
          id: row.month,
          cells: [
            <RouterLink key="month" to={paths.agreementIncomeOf(row.month)}>
              {periodLabel(row.month)}
            </RouterLink>,
            formatMoney(row.openingCents),
            formatMoney(row.billedCents),
            formatMoney(row.recognizedCents),
            formatMoney(row.refundedCents),
            formatMoney(row.closingCents),
          ],
        }))}
      />
      {rows.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          Posted months are never changed: a correction comes into the next one. The current month is posted when it is
          over.
        </Text>
      )}
    </Section>
  );
}

function Report({ months }: { months: readonly Stored<AgreementMonth>[] }) {
  const rows = incomeRows(months);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Section title="Billed and earned">
          <ColumnChart
            caption="Earned of what members paid, by month"
            columns={rows.map(({ month, recognizedCents, billedCents }) => ({
              id: month,
              label: periodLabel(month).slice(0, 3),
              text: `${periodLabel(month)}: ${formatMoney(recognizedCents)} earned, ${formatMoney(billedCents)} billed`,
              pieces: [{ tone: 'good', value: recognizedCents }],
            }))}
            formatMark={formatShortCents}
          />
        </Section>
        <Section title="Members who came and went">
          <ColumnChart
            caption="New and ended agreements, by month"
            columns={rows.map(({ month, started, ended }) => ({
              id: month,
              label: periodLabel(month).slice(0, 3),
              text: `${periodLabel(month)}: ${started} new, ${ended} ended`,
              pieces: [
                { tone: 'good', value: started },
                { tone: 'late', value: ended },
              ],
            }))}
            formatMark={String}
            legend={[
              { tone: 'good', label: 'New' },
              { tone: 'late', label: 'Ended' },
            ]}
          />
        </Section>
        <Section title="Owed in service" description="What members have paid ahead, at the end of each month.">
          <ColumnChart
            caption="Paid ahead at the end of the month"
            columns={rows.map(({ month, closingCents }) => ({
              id: month,
              label: periodLabel(month).slice(0, 3),
              text: `${periodLabel(month)}: ${formatMoney(closingCents)} paid ahead`,
              pieces: [{ tone: 'good', value: Math.max(0, closingCents) }],
            }))}
            formatMark={formatShortCents}
          />
        </Section>
        <Section title="Renewals">
          <ColumnChart
            caption="Renewed agreements, by month"
            columns={rows.map(({ month, renewed, ended }) => ({
              id: month,
              label: periodLabel(month).slice(0, 3),
              text: `${periodLabel(month)}: ${renewed} renewed${renewed + ended > 0 ? `, ${Math.round((100 * renewed) / (renewed + ended))}% of those renewed or ended` : ''}`,
              pieces: [{ tone: 'good', value: renewed }],
            }))}
            formatMark={String}
          />
          <Waiting />
        </Section>
      </SimpleGrid>
      <MonthByMonth rows={rows} />
    </>
  );
}

import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useCan } from '@/data/react/useCan';
import { countText, useCount } from '@/data/react/useCount';
import {
  agreementCount,
  agreementMonthsFrom,
  agreementsWithVisitsDue,
  allMembers,
} from '@/domain/agreement/record/queries';
import type { AgreementMonth } from '@/domain/agreement/record/postingSchema';
import { periodLabel } from '@/domain/ledger/months';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { addMonths } from '@/lib/calendar';
import { paths } from '@/lib/paths';
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
import { IncomeCharts } from '../components/IncomeCharts';
import { MembersByMonth } from '../components/MembersByMonth';
import { incomeRows, type IncomeRow } from '../incomeRows';
import { NO_INCOME } from '../refusals';

const MONTHS = 13;
const NOT_POSTED = '–';

/** Reports prepayments and earned income by month, and how members came and went. */
export function Component() {
  const can = useCan();
  const today = useToday();
  const query = useMemo(() => agreementMonthsFrom(addMonths(today.slice(0, 7), 1 - MONTHS), MONTHS), [today]);
  const { data, isLoading, error, refetch } = useRecords(collections.agreementMonths, query);
  return (
    <PageBody size="normal">
      <PageHeader title="Agreement income" back={{ to: paths.agreements, label: 'Service agreements' }} />
      {!can('read', 'agreementMonths') ? (
        <NotAllowed {...NO_INCOME} wayBack={<LinkButton to={paths.agreements}>All agreements</LinkButton>} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : !data || data.length === 0 ? (
        <EmptyState
          picture={<PaymentsPicture />}
          title="Nothing to report yet"
          text="Once a member’s first bill is a month old, this shows how much of it is earned."
        />
      ) : (
        <Report months={data} today={today} />
      )}
    </PageBody>
  );
}

/** Shows how many members have a bill past due, and how many are owed a visit now. */
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
    <Group gap="xs" mb="md">
      <LinkButton to={`${paths.agreements}?status=past-due`} variant="default">
        Late payers: {late || '…'}
      </LinkButton>
      <LinkButton to={paths.agreementVisits} variant="default">
        Members owed a visit now: {due || '…'}
      </LinkButton>
    </Group>
  );
}

function MonthByMonth({ rows }: { rows: readonly IncomeRow[] }) {
  const money = ({ isOpen }: IncomeRow, cents: number): string => (isOpen ? NOT_POSTED : formatMoney(cents));
  return (
    <Section
      title="Month by month"
      description="Prepaid at the start, plus billed, less earned and refunded, is prepaid at the end."
    >
      <FigureTable
        caption="Deferred income by month"
        minWidth={640}
        columns={[
          { label: 'Month' },
          { label: 'Prepaid at start' },
          { label: 'Billed' },
          { label: 'Earned' },
          { label: 'Credited' },
          { label: 'Prepaid at end' },
        ]}
        rows={rows.toReversed().map((row) => ({
          id: row.month,
          cells: [
            row.isOpen ? (
              `${periodLabel(row.month)}, not over yet`
            ) : (
              <RouterLink key="month" to={paths.agreementIncomeOf(row.month)}>
                {periodLabel(row.month)}
              </RouterLink>
            ),
            money(row, row.openingCents),
            money(row, row.billedCents),
            money(row, row.recognizedCents),
            money(row, row.refundedCents),
            money(row, row.closingCents),
          ],
        }))}
      />
      <Text size="sm" c="dimmed" mt="sm">
        Posted months never change. Corrections go into the next month. A month is posted when it is over.
      </Text>
    </Section>
  );
}

function Report({ months, today }: { months: readonly Stored<AgreementMonth>[]; today: string }) {
  const membersNow = useCount(
    collections.agreements,
    useMemo(() => allMembers().where ?? [], []),
  );
  const rows = incomeRows(months, { thisMonth: today.slice(0, 7), membersNow });
  return (
    <>
      <Waiting />
      <IncomeCharts rows={rows} />
      <MonthByMonth rows={rows} />
      <MembersByMonth rows={rows} />
    </>
  );
}

import { Button, Group, Select, Stack, Table, Text } from '@mantine/core';
import { IconDiscount, IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { givenAway, GROUPING_LABELS, GROUPINGS, headingOf, type Grouping } from '@/domain/discount/report';
import { formatCents, formatRate, plainAmount } from '@/domain/money/format';
import { LedgerEntries } from '@/entities/ledger/LedgerEntries';
import { ReportPeriodFields } from '@/entities/ledger/ReportPeriodFields';
import { useLedgerYear } from '@/entities/ledger/useLedgerYear';
import { useReportParams } from '@/entities/ledger/useReportParams';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { useMemberNames } from '@/entities/team/useMemberNames';
import classes from './discounts.module.css';

type Discounted = { discounts: readonly { amountCents: number }[] };
const AMOUNTS = [
  { id: 'sales', header: 'Sales', centsOf: ({ salesCents }: { salesCents: number }) => salesCents },
  {
    id: 'discount',
    header: 'Discounts',
    centsOf: ({ discounts }: Discounted) => discounts.reduce((sum, { amountCents }) => sum + amountCents, 0),
  },
] as const;
const GROUPING_OPTIONS = GROUPINGS.map((value) => ({ value, label: GROUPING_LABELS[value] }));
const HEADERS: Record<Grouping, string> = {
  person: 'Person',
  reason: 'Reason',
  discount: 'Discount',
  period: 'Period',
};

const share = (ppm: number | null): string => (ppm === null ? '–' : formatRate(Math.round(ppm / 1000) * 1000));

/** The discounts of issued documents, by who gave them, why and which: what they cost, and the entries behind it. */
export function GivenAway() {
  const { year, by, today, get, set } = useReportParams();
  const { months, isAllowed, isLoading, error, refetch } = useLedgerYear(year);
  const nameOf = useMemberNames();
  const grouping: Grouping = GROUPINGS.find((one) => one === get('group')) ?? 'person';
  const report = useMemo(() => givenAway(months, grouping, by), [months, grouping, by]);
  const titleOf = (key: string): string => (grouping === 'person' ? nameOf(key) : headingOf(key, grouping));
  if (!isAllowed) {
    return (
      <EmptyState
        icon={<IconDiscount />}
        title="This comes from your invoices"
        text="It needs the feature Invoices, and a role that may see them."
      />
    );
  }
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Select
          aria-label="Group"
          data={GROUPING_OPTIONS}
          value={grouping}
          onChange={(value) => value && set('group', value)}
          allowDeselect={false}
          w={150}
        />
        <ReportPeriodFields
          year={year}
          by={by}
          today={today}
          onYearChange={(value) => set('year', value)}
          onByChange={(value) => set('by', value)}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={report.rows.length === 0}
          onClick={() =>
            downloadFile(
              `discounts-given-${year}.csv`,
              csvFile(
                [HEADERS[grouping], 'Times', 'Discounted', 'Share'],
                report.rows.map(({ key, count, amountCents, sharePpm }) => [
                  titleOf(key),
                  count,
                  plainAmount(amountCents),
                  share(sharePpm),
                ]),
              ),
            )
          }
        >
          Export
        </Button>
      </Group>
      <Section title={`Discounts in ${year}`}>
        {isLoading ? (
          <LoadingRows rows={4} label="Loading the report" />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : report.rows.length === 0 ? (
          <EmptyState title={`No discounts in ${year}`} text="Discounts on issued invoices appear here at once." />
        ) : (
          <>
            <Text mb="sm">
              <strong>{formatCents(report.totalCents)}</strong> in all, {share(report.shareOfSalesPpm)} of what{' '}
              {formatCents(report.salesCents)} of sales would have been without discounts.
            </Text>
            <div className={classes.scroll} role="region" aria-label="Discounted" tabIndex={0}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{HEADERS[grouping]}</Table.Th>
                    <Table.Th className={classes.number ?? ''}>Times</Table.Th>
                    <Table.Th className={classes.number ?? ''}>Discounted</Table.Th>
                    <Table.Th className={classes.number ?? ''}>Share</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {report.rows.map(({ key, count, amountCents, sharePpm }) => (
                    <Table.Tr key={key}>
                      <Table.Td>{titleOf(key)}</Table.Td>
                      <Table.Td className={classes.number ?? ''}>{count}</Table.Td>
                      <Table.Td className={classes.number ?? ''}>{formatCents(amountCents)}</Table.Td>
                      <Table.Td className={classes.number ?? ''}>{share(sharePpm)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </div>
          </>
        )}
      </Section>
      <Section title="Behind the numbers">
        <LedgerEntries
          year={year}
          month={get('month')}
          onMonthChange={(month) => set('month', month)}
          amounts={AMOUNTS}
        />
      </Section>
    </Stack>
  );
}

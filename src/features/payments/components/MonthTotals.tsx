import { Select, Stack, Table, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { monthOptions, periodLabel, yearOptions } from '@/domain/ledger/months';
import type { LedgerMonth } from '@/domain/ledger/schema';
import { formatCents, formatShortCents } from '@/domain/money/format';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@/domain/payment/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { useLedgerYear } from '@/entities/ledger/useLedgerYear';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { toneOfMethod } from './methodTones';
import { SumsTable } from './SumsTable';

const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

/** Returns a month as a column segmented by method, and as text. */
function columnOf(month: string, stored: readonly LedgerMonth[], money: (cents: number) => string) {
  const sums = stored.find((one) => one.month === month);
  const pieces = PAYMENT_METHODS.map((method) => ({ method, cents: sums?.methods[method]?.moneyCents ?? 0 }));
  return {
    id: month,
    label: periodLabel(month).slice(0, 3),
    text: `${periodLabel(month)}: ${money(sums ? sums.receivedCents - sums.refundedCents : 0)}`,
    pieces: pieces.map(({ method, cents }) => ({ tone: toneOfMethod(method), value: cents })),
  };
}

/** Shows each month's receipts by method, less refunds, for a year. Reads twelve documents at most. */
export function MonthTotals() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const years = yearOptions(today);
  const year = years.find((known) => known === params.get('year')) ?? today.slice(0, 4);
  const { months, isLoading, error, refetch } = useLedgerYear(year);
  const { settings } = useBillingSettings();
  const money = (cents: number): string => formatCents(cents, { currency: settings.currency });
  const totalCents = months.reduce((sum, month) => sum + month.receivedCents - month.refundedCents, 0);
  const methods = PAYMENT_METHODS.filter((method) => months.some((month) => month.methods[method]));
  const rows = monthOptions(year, today)
    .flatMap(({ value }) => months.find(({ month }) => month === value) ?? [])
    .filter((month) => Object.keys(month.methods).length > 0);

  return (
    <Stack>
      <Select
        aria-label="Year"
        data={years}
        value={year}
        onChange={(value) => value && setParams({ tab: 'months', year: value }, { replace: true })}
        allowDeselect={false}
        w={110}
      />
      {isLoading ? (
        <LoadingRows rows={6} label="Loading the totals" />
      ) : error ? (
        <ErrorState title="The totals could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<IconChartBar size={28} />}
          title={`No money moved in ${year}`}
          text="Each month with a payment is listed here."
        />
      ) : (
        <>
          <Section title={`Money in by month, ${year}`} description="Less refunds, by how it was paid.">
            <ColumnChart
              caption={`${money(totalCents)} in ${year}`}
              columns={monthsOf(year).map((month) => columnOf(month, months, money))}
              formatMark={(cents) => formatShortCents(cents, { currency: settings.currency })}
              legend={methods.map((method) => ({ tone: toneOfMethod(method), label: PAYMENT_METHOD_LABELS[method] }))}
            />
          </Section>
          <SumsTable
            title="Each month"
            label="Money in by method, less refunds"
            minWidth={560}
            head={[
              { text: 'Month' },
              ...[...methods.map((method) => PAYMENT_METHOD_LABELS[method]), 'Tips included', 'Total'].map((text) => ({
                text,
                isFigure: true,
              })),
            ]}
          >
            {rows.map(({ month, methods: sums, tipCents, receivedCents, refundedCents }) => (
              <Table.Tr key={month}>
                <Table.Th scope="row">{periodLabel(month)}</Table.Th>
                {methods.map((method) => (
                  <Table.Td key={method} ta="right" className="tabular">
                    {money(sums[method]?.moneyCents ?? 0)}
                  </Table.Td>
                ))}
                <Table.Td ta="right" className="tabular">
                  {money(tipCents)}
                </Table.Td>
                <Table.Td ta="right" className="tabular">
                  <Text component="span" inherit fw={600}>
                    {money(receivedCents - refundedCents)}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </SumsTable>
        </>
      )}
    </Stack>
  );
}

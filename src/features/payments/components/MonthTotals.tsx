import { Select, Stack, Table, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { monthOptions, periodLabel, yearOptions } from '@/domain/ledger/months';
import { formatCents } from '@/domain/money/format';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@/domain/payment/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { useLedgerYear } from '@/entities/ledger/useLedgerYear';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';

/** Money in by method for each month of a year, less what was given back. Reads twelve documents at most. */
export function MonthTotals() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const years = yearOptions(today);
  const year = years.find((known) => known === params.get('year')) ?? today.slice(0, 4);
  const { months, isLoading, error, refetch } = useLedgerYear(year);
  const { settings } = useBillingSettings();
  const money = (cents: number): string => formatCents(cents, { currency: settings.currency });
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
          text="Each month in which something was paid gets a line here."
        />
      ) : (
        <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table striped captionSide="top">
            <Table.Caption>Money in by method, less refunds</Table.Caption>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Month</Table.Th>
                {methods.map((method) => (
                  <Table.Th key={method} scope="col" ta="right">
                    {PAYMENT_METHOD_LABELS[method]}
                  </Table.Th>
                ))}
                <Table.Th scope="col" ta="right">
                  Tips in it
                </Table.Th>
                <Table.Th scope="col" ta="right">
                  Total
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ month, methods: sums, tipCents, receivedCents, refundedCents }) => (
                <Table.Tr key={month}>
                  <Table.Th scope="row">{periodLabel(month)}</Table.Th>
                  {methods.map((method) => (
                    <Table.Td key={method} ta="right">
                      {money(sums[method]?.moneyCents ?? 0)}
                    </Table.Td>
                  ))}
                  <Table.Td ta="right">{money(tipCents)}</Table.Td>
                  <Table.Td ta="right">
                    <Text component="span" inherit fw={600}>
                      {money(receivedCents - refundedCents)}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  );
}

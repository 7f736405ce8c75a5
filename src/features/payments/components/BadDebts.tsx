import { Button, Group, Select, Stack, Table, Text } from '@mantine/core';
import { IconDownload, IconSquareX } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useRecords } from '@/data/react/useRecords';
import {
  BAD_DEBT_HEADERS,
  BAD_DEBTS_LIMIT,
  badDebts,
  badDebtTable,
  badDebtTotals,
  givenUpCents,
} from '@/domain/ledger/badDebt';
import type { LedgerEntry } from '@/domain/ledger/schema';
import type { Stored } from '@/domain/record/schema';
import { monthOptions, yearOptions } from '@/domain/ledger/months';
import { formatCents } from '@/domain/money/format';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { csvFile } from '@/lib/csv';
import { lastDayOfMonth } from '@/lib/calendar';
import { downloadFile } from '@/lib/downloadFile';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { useAddressParams } from '@/ui/hooks/useAddressParams';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { SumsTable } from './SumsTable';

const HEAD = [
  { text: 'Day' },
  { text: 'Invoice' },
  { text: 'Customer', isSecondary: true },
  { text: 'Reason', isSecondary: true },
  { text: 'Amount', isFigure: true },
];

/** Reports write-offs in a year or a month, by customer and reason, with an export for the accountant. */
export function BadDebts() {
  const { timeZone } = useSession().company;
  const today = useToday();
  const [params, set] = useAddressParams();
  const year = yearOptions(today).find((known) => known === params.get('year')) ?? today.slice(0, 4);
  const months = monthOptions(year, today);
  const month = months.find(({ value }) => value === params.get('month'))?.value ?? '';
  const period =
    month === '' ? { from: `${year}-01-01`, to: `${year}-12-31` } : { from: `${month}-01`, to: lastDayOfMonth(month) };
  const { data = [], isLoading, error, refetch } = useRecords(collections.ledger, badDebts(period));
  return (
    <Stack>
      <Group>
        <Select
          aria-label="Year"
          data={yearOptions(today)}
          value={year}
          onChange={(value) => value && set('year', value)}
          allowDeselect={false}
          w={110}
        />
        <Select
          aria-label="Month"
          data={[{ value: '', label: 'Whole year' }, ...months]}
          value={month}
          onChange={(value) => set('month', value ?? '')}
          allowDeselect={false}
          w={180}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={data.length === 0}
          onClick={() => downloadFile(`bad-debts-${month || year}.csv`, csvFile(BAD_DEBT_HEADERS, badDebtTable(data)))}
        >
          Export
        </Button>
      </Group>
      {data.length >= BAD_DEBTS_LIMIT && (
        <InlineNotice tone="warning">
          Only the last {String(BAD_DEBTS_LIMIT)} are shown. Choose a month to see them all.
        </InlineNotice>
      )}
      {isLoading ? (
        <LoadingRows rows={4} label="Loading what was written off" />
      ) : error ? (
        <ErrorState title="The report could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <EmptyState
          icon={<IconSquareX size={28} />}
          title="Nothing was written off"
          text="Managers write off uncollectible amounts on the invoice, under “…”, with a reason."
        />
      ) : (
        <Figures entries={data} timeZone={timeZone} />
      )}
    </Stack>
  );
}

/** Shows totals by customer, and each entry with its invoice. */
function Figures({ entries, timeZone }: { entries: readonly Stored<LedgerEntry>[]; timeZone: string }) {
  const { settings } = useBillingSettings();
  const { totalCents, customers } = badDebtTotals(entries);
  const money = (cents: number): string => formatCents(cents, { currency: settings.currency });
  return (
    <>
      <Section
        title={`${money(totalCents)} written off`}
        description="Includes sales tax. Ask your accountant whether your state gives that back on bad debts."
      >
        <Table aria-label="By customer" maw={520} horizontalSpacing={0}>
          <Table.Tbody>
            {customers.map(({ customerId, customerName, count, cents }) => (
              <Table.Tr key={customerId}>
                <Table.Th scope="row" fw={400}>
                  {customerName || 'No name'}
                </Table.Th>
                <Table.Td c="dimmed">{formatCount(count, 'write-off')}</Table.Td>
                <Table.Td ta="right" className="tabular">
                  {money(cents)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Section>
      <SumsTable title="Each write-off" label="Each write-off" minWidth={0} head={HEAD}>
        {entries.map((entry) => (
          <Table.Tr key={entry.id}>
            <Table.Td>{formatShortDate(entry.on, timeZone)}</Table.Td>
            <Table.Td>
              <RouterLink to={paths.invoice(entry.invoiceId)}>{entry.invoiceNumber}</RouterLink>
              <Text size="sm" c="dimmed" hiddenFrom="sm">
                {[entry.customerName, entry.reason].filter(Boolean).join(' · ')}
              </Text>
            </Table.Td>
            <Table.Td visibleFrom="sm">{entry.customerName}</Table.Td>
            <Table.Td visibleFrom="sm">{entry.reason}</Table.Td>
            <Table.Td ta="right" className="tabular">
              {money(givenUpCents(entry))}
            </Table.Td>
          </Table.Tr>
        ))}
      </SumsTable>
    </>
  );
}

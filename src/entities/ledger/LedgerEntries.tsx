import { Select, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ledgerOfMonth, monthOptions } from '@/domain/ledger/months';
import { LEDGER_KIND_LABELS, type LedgerEntry } from '@/domain/ledger/schema';
import { formatCents } from '@/domain/money/format';
import { calendarDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { Stored } from '@/domain/record/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';

type LedgerEntriesProps = {
  year: string;
  /** YYYY-MM; a month outside the year shows the year's last one. */
  month: string;
  onMonthChange: (month: string) => void;
  /** The report's amounts, shown in addition to the entry's day, kind, document and customer. */
  amounts: readonly { id: string; header: string; centsOf: (entry: LedgerEntry) => number }[];
};

/** Lists the entries behind a month's totals, without those that add nothing, page by page, each linking to its invoice. */
export function LedgerEntries({ year, month, onMonthChange, amounts }: LedgerEntriesProps) {
  const { company } = useSession();
  const options = monthOptions(year, calendarDay(company.timeZone));
  const shown = options.find(({ value }) => value === month)?.value ?? options[0]?.value ?? `${year}-12`;
  const { records, isLoading, error, refetch, fetchNextPage, isFetchingNextPage, hasNextPage } = useRecordPages(
    collections.ledger,
    ledgerOfMonth(shown),
  );
  const counting = records.filter((entry) => amounts.some(({ centsOf }) => centsOf(entry) !== 0));
  // A page of nothing but payments would look like the end of the list.
  const rows = counting.length === 0 && hasNextPage ? records : counting;
  const columns: DataColumn<Stored<LedgerEntry>>[] = [
    {
      id: 'document',
      header: 'Document',
      cell: ({ invoiceNumber, kind }) => invoiceNumber || LEDGER_KIND_LABELS[kind],
    },
    { id: 'on', header: 'Day', cell: ({ on }) => formatDate(on, company.timeZone), width: 130 },
    { id: 'kind', header: 'What', cell: ({ kind }) => LEDGER_KIND_LABELS[kind] },
    { id: 'customer', header: 'Customer', cell: ({ customerName }) => customerName || '–', isSecondary: true },
    ...amounts.map(({ id, header, centsOf }): DataColumn<Stored<LedgerEntry>> => ({
      id,
      header,
      cell: (entry) => formatCents(centsOf(entry)),
      align: 'end',
      width: 140,
    })),
  ];

  return (
    <Stack gap="sm">
      <Select
        aria-label="Month"
        data={options}
        value={shown}
        onChange={(value) => value && onMonthChange(value)}
        allowDeselect={false}
        w={200}
      />
      <DataTable
        caption="Ledger entries"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        rowHref={({ invoiceId, customerId }) =>
          invoiceId === '' ? paths.customerDetails(customerId) : paths.invoice(invoiceId)
        }
        state={{ isLoading, error, onRetry: () => void refetch() }}
        paging={{ onEndReached: () => void fetchNextPage(), isFetchingMore: isFetchingNextPage, hasMore: hasNextPage }}
        empty={
          <EmptyState
            title="Nothing in this month"
            text="Issued invoices, credit notes and what was voided appear here."
          />
        }
      />
    </Stack>
  );
}

import { collections } from '@/data/collections';
import { INVOICE_COLUMNS } from '@/domain/invoice/columns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the list as a CSV file. */
export function useInvoiceExport() {
  const clock = useExportClock();
  return useListExport(collections.invoices, { ...tableOf(INVOICE_COLUMNS, clock), noun: 'invoice' });
}

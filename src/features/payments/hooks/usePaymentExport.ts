import { collections } from '@/data/collections';
import { PAYMENT_COLUMNS } from '@/domain/payment/columns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the whole filtered list as a CSV file. */
export function usePaymentExport() {
  const clock = useExportClock();
  return useListExport(collections.payments, { ...tableOf(PAYMENT_COLUMNS, clock), noun: 'payment' });
}

import { collections } from '@/data/collections';
import { CUSTOMER_COLUMNS } from '@/domain/customer/columns';
import { tableOf } from '@/domain/record/columns';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Customers as a CSV file. */
export function useCustomerExport() {
  const clock = useExportClock();
  const { settings } = useWorkSettings();
  return useListExport(collections.customers, {
    ...tableOf(CUSTOMER_COLUMNS, { ...clock, settings }),
    noun: 'customer',
  });
}

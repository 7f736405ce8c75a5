import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useListExport } from '@/entities/record/useListExport';
import { CUSTOMER_CSV_HEADER, customerCsvRow } from './customerCsv';

/** Customers as a CSV file. */
export function useCustomerExport() {
  const { company } = useSession();
  const { settings } = useWorkSettings();
  return useListExport(collections.customers, {
    header: CUSTOMER_CSV_HEADER,
    rowsOf: (customer) => [customerCsvRow(customer, company.timeZone, settings)],
    noun: 'customer',
  });
}

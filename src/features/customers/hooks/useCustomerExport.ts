import { useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { readEveryRecord } from '@/data/records/readEveryRecord';
import { allCustomers } from '@/domain/customer/queries';
import { AppError } from '@/lib/appError';
import { csvFile } from '@/lib/csv';
import { calendarDay } from '@/lib/dates';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { CUSTOMER_CSV_HEADER, customerCsvRow } from './customerCsv';

/**
 * Reads every customer, page by page, into a CSV file. Past the record cache: 50,000 customers would push out all that
 * is in it. Refused without a connection, because only part of the customers is on the device then.
 */
export function useCustomerExport() {
  const workspace = useWorkspace();
  const { company } = useSession();
  const [count, setCount] = useState<number | null>(null);
  const isCancelled = useRef(false);

  const wasStopped = (): boolean => isCancelled.current;

  const start = async (): Promise<void> => {
    isCancelled.current = false;
    setCount(0);
    try {
      if (!navigator.onLine)
        throw new AppError({
          code: 'unavailable',
          userMessage: 'The export needs a connection. Try again when you are online.',
        });
      const { rows, damaged } = await readEveryRecord(workspace, collections.customers, {
        query: allCustomers(),
        rowOf: (customer) => customerCsvRow(customer, company.timeZone),
        onCount: setCount,
        isStopped: wasStopped,
      });
      if (wasStopped()) return;
      downloadFile(`customers-${calendarDay(company.timeZone)}.csv`, csvFile(CUSTOMER_CSV_HEADER, rows));
      if (damaged > 0) notify.error(`${formatCount(damaged, 'customer')} could not be read and are not in the file.`);
      notify.success(`${formatCount(rows.length, 'customer')} exported.`);
    } catch (error) {
      notify.error(error);
    } finally {
      setCount(null);
    }
  };

  return { start, count, cancel: () => void (isCancelled.current = true) };
}

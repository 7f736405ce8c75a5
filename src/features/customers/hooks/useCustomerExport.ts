import { useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { MAX_LIST_LIMIT } from '@/data/limits';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { parseRecord } from '@/data/records/definition';
import { cursorAfter, type Cursor } from '@/data/records/store';
import { allCustomers } from '@/domain/customer/queries';
import { AppError } from '@/lib/appError';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { toWallTime } from '@/ui/format/wallTime';
import { CUSTOMER_CSV_HEADER, customerCsvRow, type CsvRow } from './customerCsv';

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

  const readAll = async (): Promise<{ rows: CsvRow[]; damaged: number }> => {
    const path = collections.customers.path(workspace.scope());
    const query = allCustomers();
    const rows: CsvRow[] = [];
    let damaged = 0;
    let cursor: Cursor | undefined;
    while (!isCancelled.current) {
      const page = await workspace.store.query(path, { ...query, limit: MAX_LIST_LIMIT, ...(cursor && { cursor }) });
      for (const document of page) {
        try {
          rows.push(customerCsvRow(parseRecord(collections.customers, document), company.timeZone));
        } catch (error) {
          console.warn('A customer could not be exported', error);
          damaged += 1;
        }
      }
      setCount(rows.length);
      const last = page.at(-1);
      if (!last || page.length < MAX_LIST_LIMIT) break;
      cursor = cursorAfter({ id: last.id, ...last.data }, query.orderBy);
    }
    return { rows, damaged };
  };

  const start = async (): Promise<void> => {
    isCancelled.current = false;
    setCount(0);
    try {
      if (!navigator.onLine) throw new AppError({ code: 'unavailable', userMessage: 'The export needs a connection. Try again when you are online.' });
      const { rows, damaged } = await readAll();
      if (wasStopped()) return;
      const today = toWallTime(new Date().toISOString(), company.timeZone).slice(0, 10);
      downloadFile(`customers-${today}.csv`, csvFile(CUSTOMER_CSV_HEADER, rows));
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

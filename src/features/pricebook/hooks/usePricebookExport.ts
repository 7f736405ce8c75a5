import { useState } from 'react';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { CSV_COLUMNS, CSV_HEADERS } from '@/domain/pricebook/csvColumns';
import { itemCsvRow } from '@/domain/pricebook/csvRow';
import { useCategories } from '@/entities/pricebook/useCategories';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { readAllItems } from './readAllItems';
import { useToday } from '@/entities/company/useToday';

/** Writes every item into a CSV file that can be edited in a spreadsheet and imported again. `count`: how many are read so far. */
export function usePricebookExport() {
  const workspace = useWorkspace();
  const today = useToday();
  const { byId } = useCategories();
  const [count, setCount] = useState<number | null>(null);

  const start = async (): Promise<void> => {
    setCount(0);
    try {
      const { items, damaged } = await readAllItems(workspace, setCount);
      const rows = items.map((item) => itemCsvRow(item, byId.get(item.categoryId)?.path ?? ''));
      downloadFile(
        `pricebook-${today}.csv`,
        csvFile(
          CSV_COLUMNS.map((column) => CSV_HEADERS[column]),
          rows,
        ),
      );
      if (damaged > 0) notify.error(`${formatCount(damaged, 'item')} could not be read and are not in the file.`);
      notify.success(`${formatCount(items.length, 'item')} exported.`);
    } catch (error) {
      notify.error(error);
    } finally {
      setCount(null);
    }
  };
  return { start, count };
}

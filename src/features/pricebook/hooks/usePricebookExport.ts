import { collections } from '@/data/collections';
import { CSV_COLUMNS, CSV_HEADERS } from '@/domain/pricebook/csvColumns';
import { itemCsvRow } from '@/domain/pricebook/csvRow';
import { useCategories } from '@/entities/pricebook/useCategories';
import { useListExport } from '@/entities/record/useListExport';

const HEADER = CSV_COLUMNS.map((column) => CSV_HEADERS[column]);

/** Exports items as a CSV file that can be edited in a spreadsheet and imported again. */
export function usePricebookExport() {
  const { byId } = useCategories();
  return useListExport(collections.pricebook, {
    header: HEADER,
    rowsOf: (item) => [itemCsvRow(item, byId.get(item.categoryId)?.path ?? '')],
    noun: 'item',
    fileName: 'pricebook',
  });
}

import { collections } from '@/data/collections';
import { ITEM_COLUMNS, itemLines } from '@/domain/inspection/columns';
import { linesTableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the list as a CSV file, with one row per item asked. */
export function useInspectionExport() {
  const clock = useExportClock();
  return useListExport(collections.inspections, {
    ...linesTableOf(ITEM_COLUMNS, clock, itemLines),
    noun: 'inspection',
  });
}

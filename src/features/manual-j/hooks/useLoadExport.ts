import { collections } from '@/data/collections';
import { LOAD_COLUMNS } from '@/domain/load-calc/project/columns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the list as a CSV file. */
export function useLoadExport() {
  const clock = useExportClock();
  return useListExport(collections.manualJ, { ...tableOf(LOAD_COLUMNS, clock), noun: 'load calculation' });
}

import { collections } from '@/data/collections';
import { TECHNICIAN_COLUMNS } from '@/domain/technician/columns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports technicians as a CSV file. */
export function useTechnicianExport() {
  const clock = useExportClock();
  return useListExport(collections.technicians, { ...tableOf(TECHNICIAN_COLUMNS, clock), noun: 'technician' });
}

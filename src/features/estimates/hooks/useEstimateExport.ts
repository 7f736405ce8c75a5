import { collections } from '@/data/collections';
import { ESTIMATE_COLUMNS } from '@/domain/estimate/columns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the listed estimates as a CSV file. */
export function useEstimateExport() {
  const clock = useExportClock();
  return useListExport(collections.estimates, { ...tableOf(ESTIMATE_COLUMNS, clock), noun: 'estimate' });
}

import { collections } from '@/data/collections';
import { PLUMBING_COLUMNS } from '@/domain/plumbing/record/columns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the list as a CSV file. */
export function usePlumbingExport() {
  const clock = useExportClock();
  return useListExport(collections.plumbingCalc, { ...tableOf(PLUMBING_COLUMNS, clock), noun: 'plumbing calculation' });
}

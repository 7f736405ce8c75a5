import { collections } from '@/data/collections';
import { FINDING_COLUMNS } from '@/domain/finding/columns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the list of findings as a CSV file. */
export function useFindingExport() {
  const clock = useExportClock();
  return useListExport(collections.findings, { ...tableOf(FINDING_COLUMNS, clock), noun: 'finding' });
}

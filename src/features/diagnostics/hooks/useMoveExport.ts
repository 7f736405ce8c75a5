import { collections } from '@/data/collections';
import { MOVE_COLUMNS } from '@/domain/refrigerant-log/columns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the refrigerant log as a CSV file. */
export function useMoveExport() {
  const clock = useExportClock();
  return useListExport(collections.refrigerantMoves, {
    ...tableOf(MOVE_COLUMNS, clock),
    noun: 'refrigerant entry',
    plural: 'refrigerant entries',
    fileName: 'refrigerant-log',
  });
}

import { collections } from '@/data/collections';
import { REQUEST_COLUMNS } from '@/domain/review/columns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the fairness log as a CSV file, with the facts of each decision. */
export function useRequestExport() {
  const clock = useExportClock();
  return useListExport(collections.reviewRequests, { ...tableOf(REQUEST_COLUMNS, clock), noun: 'request' });
}

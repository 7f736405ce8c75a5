import { collections } from '@/data/collections';
import { REVIEW_COLUMNS } from '@/domain/review/columns';
import { tableOf } from '@/domain/record/columns';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the inbox as a CSV file. */
export function useReviewExport() {
  const clock = useExportClock();
  const { namesOf } = useTechnicians();
  return useListExport(collections.reviews, { ...tableOf(REVIEW_COLUMNS, { ...clock, namesOf }), noun: 'review' });
}

import { collections } from '@/data/collections';
import { READING_COLUMNS, readingLines } from '@/domain/diagnostics/record/columns';
import { linesTableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** What the list shows as a CSV file, a row for each number that was judged. */
export function useDiagnosticExport() {
  const clock = useExportClock();
  return useListExport(collections.diagnostics, {
    ...linesTableOf(READING_COLUMNS, clock, readingLines),
    noun: 'set of readings',
  });
}

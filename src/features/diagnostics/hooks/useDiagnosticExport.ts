import { collections } from '@/data/collections';
import { READING_COLUMNS, readingLines } from '@/domain/diagnostics/record/columns';
import { linesTableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the list as a CSV file, with one row per judged value. */
export function useDiagnosticExport() {
  const clock = useExportClock();
  return useListExport(collections.diagnostics, {
    ...linesTableOf(READING_COLUMNS, clock, readingLines),
    noun: 'set of readings',
  });
}

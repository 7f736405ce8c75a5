import { collections } from '@/data/collections';
import { JOB_COLUMNS } from '@/domain/job/columns';
import { tableOf } from '@/domain/record/columns';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the list as a CSV file. */
export function useJobExport() {
  const clock = useExportClock();
  const { namesOf } = useTechnicians();
  const { settings } = useWorkSettings();
  return useListExport(collections.jobs, { ...tableOf(JOB_COLUMNS, { ...clock, settings, namesOf }), noun: 'job' });
}

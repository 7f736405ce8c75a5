import { collections } from '@/data/collections';
import { LEAD_COLUMNS } from '@/domain/lead/columns';
import { tableOf } from '@/domain/record/columns';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';
import { useMemberOptions } from './useMemberOptions';

/** Exports the list as a CSV file. */
export function useLeadExport() {
  const clock = useExportClock();
  const { settings } = useWorkSettings();
  const { nameOf } = useMemberOptions();
  return useListExport(collections.leads, { ...tableOf(LEAD_COLUMNS, { ...clock, settings, nameOf }), noun: 'lead' });
}

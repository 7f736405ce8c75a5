import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import type { Stored } from '@/domain/record/schema';
import { DEFAULT_REPORT_SETTINGS, REPORT_SETTINGS_ID, type ReportSettings } from '@/domain/report/settings';

/** Returns the cost of an hour, the monthly goal and saved report views; the defaults for users who may not read them. */
export function useReportSettings(): {
  settings: ReportSettings;
  record: Stored<ReportSettings> | null;
  isLoading: boolean;
} {
  const isEnabled = useCan()('read', 'reportSettings');
  const query = useOptionalRecord(collections.reportSettings, REPORT_SETTINGS_ID, { isEnabled });
  const record = query.data ?? null;
  return { settings: record ?? DEFAULT_REPORT_SETTINGS, record, isLoading: query.isLoading };
}

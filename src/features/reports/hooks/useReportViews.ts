import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { ReportView } from '@/domain/report/settings';
import { REPORT_SETTINGS_ID, REPORT_VIEWS_LIMIT } from '@/domain/report/settings';
import { useReportSettings } from '@/entities/report/useReportSettings';

/** Returns the company's saved report views, with functions to add and remove them as elements of the stored list. */
export function useReportViews() {
  const { settings, record } = useReportSettings();
  const save = useSaveRecord(collections.reportSettings);
  const write = async (views: readonly ReportView[]): Promise<void> => {
    const fields = { views: [...views] };
    await (record
      ? save.update(record.id, fields, { base: record, label: 'Report views' })
      : save.create({ ...settings, ...fields }, { id: REPORT_SETTINGS_ID, label: 'Report views' }));
  };
  return {
    views: settings.views,
    isFull: settings.views.length >= REPORT_VIEWS_LIMIT,
    add: (view: ReportView) => write([...settings.views, view]),
    remove: (id: string) => write(settings.views.filter((view) => view.id !== id)),
  };
}

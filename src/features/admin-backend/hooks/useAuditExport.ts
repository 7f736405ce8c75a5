import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { readEveryRecord } from '@/data/records/readEveryRecord';
import { auditLog, type AuditFilter } from '@/domain/activity/queries';
import type { Activity } from '@/domain/activity/schema';
import { AppError } from '@/lib/appError';
import { csvFile } from '@/lib/csv';
import { calendarDay } from '@/lib/dates';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { AUDIT_CSV_HEADER, auditCsvRow } from './auditCsv';

type Names = { nameOf: (uid: string) => string; text: (activity: Activity) => string };

/** Everything that the filters leave, not only what is on the screen, as a CSV file. Refused without a connection. */
export function useAuditExport(filter: AuditFilter, names: Names) {
  const workspace = useWorkspace();
  const { company } = useSession();
  const [isExporting, setIsExporting] = useState(false);

  const start = async (): Promise<void> => {
    setIsExporting(true);
    try {
      if (!navigator.onLine)
        throw new AppError({
          code: 'unavailable',
          userMessage: 'The export needs a connection. Try again when you are online.',
        });
      const { rows, damaged } = await readEveryRecord(workspace, collections.activity, {
        query: auditLog(filter),
        rowOf: (entry) => auditCsvRow(entry, company.timeZone, names),
      });
      downloadFile(`audit-log-${calendarDay(company.timeZone)}.csv`, csvFile(AUDIT_CSV_HEADER, rows));
      if (damaged > 0)
        notify.error(`${formatCount(damaged, 'entry', 'entries')} could not be read and are not in the file.`);
      notify.success(`${formatCount(rows.length, 'entry', 'entries')} exported.`);
    } catch (error) {
      notify.error(error);
    }
    setIsExporting(false);
  };
  return { start, isExporting };
}

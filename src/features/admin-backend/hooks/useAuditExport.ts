import { useState } from 'react';
import { collections } from '@/data/collections';
import { MAX_LIST_LIMIT } from '@/data/limits';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { parseRecord } from '@/data/records/definition';
import { cursorAfter, type Cursor } from '@/data/records/store';
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

  const readAll = async (): Promise<{ rows: (readonly string[])[]; damaged: number }> => {
    const path = collections.activity.path(workspace.scope());
    const query = auditLog(filter);
    const rows: (readonly string[])[] = [];
    let damaged = 0;
    let cursor: Cursor | undefined;
    for (;;) {
      const page = await workspace.store.query(path, { ...query, limit: MAX_LIST_LIMIT, ...(cursor && { cursor }) });
      for (const document of page) {
        try {
          rows.push(auditCsvRow(parseRecord(collections.activity, document), company.timeZone, names));
        } catch (error) {
          console.warn('An entry could not be exported', error);
          damaged += 1;
        }
      }
      const last = page.at(-1);
      if (!last || page.length < MAX_LIST_LIMIT) return { rows, damaged };
      cursor = cursorAfter({ id: last.id, ...last.data }, query.orderBy);
    }
  };

  const start = async (): Promise<void> => {
    setIsExporting(true);
    try {
      if (!navigator.onLine) throw new AppError({ code: 'unavailable', userMessage: 'The export needs a connection. Try again when you are online.' });
      const { rows, damaged } = await readAll();
      downloadFile(`audit-log-${calendarDay(company.timeZone)}.csv`, csvFile(AUDIT_CSV_HEADER, rows));
      if (damaged > 0) notify.error(`${formatCount(damaged, 'entry', 'entries')} could not be read and are not in the file.`);
      notify.success(`${formatCount(rows.length, 'entry', 'entries')} exported.`);
    } catch (error) {
      notify.error(error);
    }
    setIsExporting(false);
  };
  return { start, isExporting };
}

import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Activity } from '@/domain/activity/schema';
import { useListExport } from '@/entities/record/useListExport';
import { AUDIT_CSV_HEADER, auditCsvRow } from './auditCsv';

type Names = { nameOf: (uid: string) => string; text: (activity: Activity) => string };

/** Exports audit log entries as a CSV file. */
export function useAuditExport(names: Names) {
  const { company } = useSession();
  return useListExport(collections.activity, {
    header: AUDIT_CSV_HEADER,
    rowsOf: (entry) => [auditCsvRow(entry, company.timeZone, names)],
    noun: 'entry',
    plural: 'entries',
    fileName: 'audit-log',
  });
}

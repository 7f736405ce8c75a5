import type { Activity } from '@/domain/activity/schema';
import { toWallTime } from '@/ui/format/wallTime';

export const AUDIT_CSV_HEADER = [
  'When',
  'When (UTC)',
  'Who',
  'Account',
  'What',
  'About',
  'Name',
  'Id',
  'Detail',
  'Fields',
] as const;

type Names = { nameOf: (uid: string) => string; text: (activity: Activity) => string };

/** Returns one entry as a CSV row, in the order of AUDIT_CSV_HEADER. */
export function auditCsvRow(activity: Activity, timeZone: string, { nameOf, text }: Names): readonly string[] {
  const { at, actorUid, subjectType, subjectName, subjectId, detail, changedFields } = activity;
  return [
    toWallTime(at, timeZone),
    at,
    nameOf(actorUid),
    actorUid,
    text(activity),
    subjectType,
    subjectName,
    subjectId,
    detail,
    changedFields.join('; '),
  ];
}

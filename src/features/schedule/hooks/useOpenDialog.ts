import { useCallback, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { atClock } from '@/lib/atClock';
import { calendarDay } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';
import type { OpenDialog } from '../components/dialogs';
import type { EntryHandlers } from '../components/EntryActions';
import type { NewKind } from '../components/NewMenu';
import { subjectOfEntry } from './useEntryCommands';
import { useSubjectOfJob } from './useSubjectOfJob';

/** Default start of a job scheduled in the dialog. */
const USUAL_START = '09:00';
const HALF_HOUR_MS = 30 * MINUTE_MS;
/** Returns the initial start of a job scheduled by hand: the default, but today not in the past. */
function firstStart(date: string, timeZone: string, now: Date): string {
  const usual = atClock(date, USUAL_START, timeZone);
  const nextMs = Math.ceil(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
  return date === calendarDay(timeZone, now) && Date.parse(usual) < nextMs ? new Date(nextMs).toISOString() : usual;
}

type DialogsOfEntry = Pick<EntryHandlers, 'onPlan' | 'onFind' | 'onCopy' | 'onRepeat' | 'onCancel'>;

/** Manages which schedule dialog is open and opens each; new entries start on `date`. */
export function useOpenDialog(date: string, now: Date) {
  const { timeZone } = useSession().company;
  const subjectOfJob = useSubjectOfJob();
  const [dialog, show] = useState<OpenDialog | null>(null);
  const ofEntry: DialogsOfEntry = {
    onPlan: (entry) => show({ kind: 'plan', subject: subjectOfEntry(entry) }),
    onFind: (entry) => show({ kind: 'find', entry }),
    onCopy: (entry) => show({ kind: 'copy', entry }),
    onRepeat: (entry) => show({ kind: 'repeat', entry }),
    onCancel: (entry) => show({ kind: 'cancel', entry }),
  };
  return {
    dialog,
    show,
    ofEntry,
    planJob: (job: Stored<Job>): void =>
      show({ kind: 'plan', subject: subjectOfJob(job, { startsAt: firstStart(date, timeZone, now), timeZone }) }),
    add: (entryKind: NewKind): void => show({ kind: 'new', entryKind, date }),
    showKeys: useCallback(() => show({ kind: 'keys' }), []),
  };
}

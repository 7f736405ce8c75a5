import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { jobTypeName } from '@/domain/company/workChoices';
import { jobsWithin } from '@/domain/job/queries';
import type { KnownEntry } from '@/domain/scheduling/ground';
import { daySpan } from '@/domain/scheduling/wallClock';
import { boardDays } from '@/domain/statusboard/boardDays';
import { faceOf } from '@/domain/statusboard/face';
import { alertsOf } from '@/domain/statusboard/alerts';
import { withNames, withoutNames } from '@/domain/statusboard/naming';
import { waitingEmergencies } from '@/domain/statusboard/queries';
import type { Means } from '@/domain/statusboard/remedy';
import { shownEntries } from '@/entities/schedule/shownEntries';
import { useBoardActions } from '@/entities/schedule/useBoardActions';
import { useGround, useScheduleData } from '@/entities/schedule/useScheduleData';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useKept } from '@/ui/hooks/useKept';

const EMERGENCIES = waitingEmergencies();

/** Returns the current day, its problems, and the available actions. Reads only today and tomorrow. */
export function useStatusBoard(now: Date, { hasNames }: { hasNames: boolean }) {
  const { timeZone } = useSession().company;
  const mayChange = useCan()('update', 'schedule');
  const [said, announce] = useState('');
  const dates = useKept(boardDays(timeZone, now));
  const schedule = useScheduleData(dates);
  // The same lists as the schedule's, so both share one read.
  const jobs = useLiveLists(
    collections.jobs,
    useMemo(() => dates.map((date) => jobsWithin(daySpan(date, timeZone))), [dates, timeZone]),
  );
  const emergencies = useLiveRecords(collections.jobs, EMERGENCIES);
  const technicians = useTechnicians();
  const { settings } = useWorkSettings();
  const stored = useMemo(() => new Map(schedule.entries.map((entry) => [entry.id, entry])), [schedule.entries]);
  const actions = useBoardActions(stored, announce);
  const entries = useMemo(() => shownEntries(schedule.entries, actions.overlay), [schedule.entries, actions.overlay]);
  const ground = useGround(entries, now.toISOString());
  const jobOf = useMemo(() => new Map(jobs.records.map((job) => [job.id, job])), [jobs.records]);
  const alerts = useMemo(() => alertsOf({ ground, emergencies: emergencies.records }), [ground, emergencies.records]);
  const face = useMemo(() => {
    const typeOf = (jobId: string) => {
      const job = jobOf.get(jobId);
      return job && jobTypeName(settings, job.type);
    };
    const naming = hasNames ? withNames(ground.technicianOf) : withoutNames(ground.technicianOf, typeOf);
    return faceOf(ground, alerts, naming);
  }, [ground, alerts, hasNames, jobOf, settings]);
  const means: Means = useMemo(
    () => ({
      ground,
      mayChange,
      customerPhone: ({ jobId }: KnownEntry) => {
        const job = jobOf.get(jobId);
        return job?.contactPhone || job?.customerPhone || '';
      },
    }),
    [ground, mayChange, jobOf],
  );
  return {
    face,
    alerts,
    means,
    stored,
    actions,
    said,
    isLoading: schedule.isLoading || technicians.isLoading,
    error: schedule.error ?? technicians.error,
  };
}
export type StatusBoard = ReturnType<typeof useStatusBoard>;

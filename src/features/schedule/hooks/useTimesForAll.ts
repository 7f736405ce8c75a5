import { useMemo, useState } from 'react';
import type { Job } from '@/domain/job/schema';
import type { ResourceOf } from '@/domain/resource/onVisit';
import type { Stored } from '@/domain/record/schema';
import type { PreparedGround } from '@/domain/scheduling/ground';
import { ANY_TIME, type Offer } from '@/domain/scheduling/timeRequest';
import { timesForAll } from '@/domain/scheduling/timesForAll';
import { expiredBeside, type Warning } from '@/domain/scheduling/warnings';
import { addCalendarDays } from '@/lib/calendar';
import { dayStart } from '@/lib/dates';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useGround, useScheduleData } from '@/entities/schedule/useScheduleData';
import type { Subject } from './interaction';
import { useSubjectOfJob } from './useSubjectOfJob';
import { usualRequest } from './usualRequest';

const DAYS = ANY_TIME.days;

/** Lists the warnings to confirm when it is planned there. */
const doubtsOf = ({ technicianIds, date }: Offer, { content }: Subject, ground: PreparedGround): Warning[] =>
  technicianIds.flatMap((technicianId) =>
    expiredBeside({ technicianId, requiredSkills: content.requiredSkills, date }, ground),
  );

type Options = { from: string; now: Date; timeZone: string; resourceOf: ResourceOf };

/** A time for each of several jobs in the five days from a date on, the first ones first. Reads those days alone. */
export function useTimesForAll(jobs: readonly Stored<Job>[], { from, now, timeZone, resourceOf }: Options) {
  // Read once: a minute later the same times are looked at.
  const [nowIso] = useState(() => now.toISOString());
  const dates = useMemo(() => Array.from({ length: DAYS }, (_, index) => addCalendarDays(from, index)), [from]);
  const { entries, isLoading, error } = useScheduleData(dates);
  const { settings, isLoading: isWorkLoading } = useWorkSettings();
  const subjectOfJob = useSubjectOfJob();
  const places = useMemo(() => [...new Set(jobs.map(({ propertyId }) => propertyId))], [jobs]);
  const ground = useGround(entries, nowIso, { places });
  const isReady = !isLoading && !isWorkLoading;
  const { reserveMinutes } = settings;
  const found = useMemo(() => {
    const subjects = jobs.map((job) => subjectOfJob(job, { startsAt: nowIso, timeZone }));
    const known = { ground, reserveMinutes, resourceOf };
    const waiting = subjects.map((subject) => ({
      id: subject.id,
      content: subject.content,
      request: usualRequest(subject, dayStart(timeZone, from), known),
    }));
    const offers = isReady ? timesForAll(waiting, ground) : [];
    return subjects.map((subject, index) => {
      const offer = offers[index] ?? null;
      return { subject, offer, doubts: offer ? doubtsOf(offer, subject, ground) : [] };
    });
  }, [jobs, subjectOfJob, nowIso, timeZone, ground, reserveMinutes, resourceOf, from, isReady]);
  return { found, isLoading: !isReady, error };
}

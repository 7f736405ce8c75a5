import { useEffect, useMemo, useState } from 'react';
import type { Job } from '@/domain/job/schema';
import type { ResourceOf } from '@/domain/resource/onVisit';
import type { Stored } from '@/domain/record/schema';
import type { PreparedGround } from '@/domain/scheduling/ground';
import { ANY_TIME, type Offer } from '@/domain/scheduling/timeRequest';
import { timesForAll, type Waiting } from '@/domain/scheduling/timesForAll';
import { expiredBeside, type Warning } from '@/domain/scheduling/warnings';
import { addCalendarDays } from '@/lib/calendar';
import { dayStart } from '@/lib/dates';
import { nextTurn } from '@/lib/slices';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useGround, useScheduleData } from '@/entities/schedule/useScheduleData';
import type { Subject } from './interaction';
import { useSubjectOfJob } from './useSubjectOfJob';
import { usualRequest } from './usualRequest';

const DAYS = ANY_TIME.days;

/** Returns the warnings to confirm when a job is planned at an offer. */
const doubtsOf = ({ technicianIds, date }: Offer, { content }: Subject, ground: PreparedGround): Warning[] =>
  technicianIds.flatMap((technicianId) =>
    expiredBeside({ technicianId, requiredSkills: content.requiredSkills, date }, ground),
  );

/** A job with its offer: null if nothing fits, undefined until it was searched. */
export type FoundTime = { subject: Subject; offer: Offer | null | undefined; doubts: Warning[] };

type Options = { from: string; now: Date; timeZone: string; resourceOf: ResourceOf };

/** Finds a time for each of several jobs in the five days from a date, the first jobs first. Reads only those days. */
export function useTimesForAll(jobs: readonly Stored<Job>[], { from, now, timeZone, resourceOf }: Options) {
  // Read once, so that the search doesn't start over every minute.
  const [nowIso] = useState(() => now.toISOString());
  const dates = useMemo(() => Array.from({ length: DAYS }, (_, index) => addCalendarDays(from, index)), [from]);
  const { entries, isLoading, error } = useScheduleData(dates);
  const { settings, isLoading: isWorkLoading } = useWorkSettings();
  const subjectOfJob = useSubjectOfJob();
  const places = useMemo(() => [...new Set(jobs.map(({ propertyId }) => propertyId))], [jobs]);
  const ground = useGround(entries, nowIso, { places });
  const isReady = !isLoading && !isWorkLoading;
  const { reserveMinutes } = settings;
  const waiting = useMemo(
    () =>
      jobs.map((job) => {
        const subject = subjectOfJob(job, { startsAt: nowIso, timeZone });
        const known = { ground, reserveMinutes, resourceOf };
        const request = usualRequest(subject, dayStart(timeZone, from), known);
        return { id: subject.id, content: subject.content, request, subject };
      }),
    [jobs, subjectOfJob, nowIso, timeZone, ground, reserveMinutes, resourceOf, from],
  );
  const offers = useOffers(waiting, isReady ? ground : null);
  const found = waiting.map(({ subject }, index): FoundTime => {
    const offer = offers[index];
    return { subject, offer, doubts: offer ? doubtsOf(offer, subject, ground) : [] };
  });
  return { found, foundCount: offers.length, isLoading: !isReady, error };
}

const NONE: readonly (Offer | null)[] = [];

/** Searches one job per turn of the event loop, so that the page stays responsive and shows what has been found so far. */
function useOffers(waiting: readonly Waiting[], ground: PreparedGround | null): readonly (Offer | null)[] {
  const [search, setSearch] = useState({ waiting, ground, offers: NONE });
  useEffect(() => {
    if (!ground) return;
    let isOver = false;
    const searchAll = async (): Promise<void> => {
      let offers = NONE;
      for (const offer of timesForAll(waiting, ground)) {
        if (isOver) return;
        offers = [...offers, offer];
        setSearch({ waiting, ground, offers });
        await nextTurn();
      }
    };
    void searchAll();
    return () => {
      isOver = true;
    };
  }, [waiting, ground]);
  // Results from before the dates or jobs changed don't count.
  return search.waiting === waiting && search.ground === ground ? search.offers : NONE;
}

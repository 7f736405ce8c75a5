import { lazy, Suspense, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { VisitMessageKind } from '@/domain/message/settings';
import type { Stored } from '@/domain/record/schema';
import { minutesLate } from '@/domain/scheduling/late';
import type { VisitState } from '@/domain/scheduling/visitState';
import type { Technician } from '@/domain/technician/schema';
import { StopBarSpace } from '@/entities/job/StopBar';
import { useMoveJob } from '@/entities/job/useMoveJob';
import { calendarDay } from '@/lib/dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { useNow } from '@/ui/hooks/useNow';
import { Section } from '@/ui/layout/Section';
import { useTechnicianDay, type DayStop } from '../hooks/useTechnicianDay';
import { useVisitSteps } from '../hooks/useVisitSteps';
import { DayMileage } from './DayMileage';
import { DayRows } from './DayRows';
import { DayTimes } from './DayTimes';
import { NextJob } from './NextJob';
import { NextStop } from './NextStop';
import { VisitStop } from './VisitStop';

const VisitMessageDialog = lazy(async () => ({
  default: (await import('@/entities/message/VisitMessageDialog')).VisitMessageDialog,
}));

/** The message offered to send to a customer. */
type Telling = { kind: VisitMessageKind; visit: DayStop; minutesLate?: number };

type TechnicianDayProps = { technician: Stored<Technician>; at: Date; isToday: boolean };

/** Shows a technician's day by visit: the current one, the upcoming ones in order, and those finished. */
export function TechnicianDay({ technician, at, isToday }: TechnicianDayProps) {
  const { company, uid } = useSession();
  const now = useNow();
  const { timeZone } = company;
  const { next, open, over, stops, isLoading, error } = useTechnicianDay(technician.id, { timeZone, at });
  const { move, reasonDialog } = useMoveJob();
  const steps = useVisitSteps(technician.id);
  const [telling, setTelling] = useState<Telling | null>(null);
  if (error) return <ErrorState error={error} />;
  if (isLoading) return <LoadingRows rows={4} />;
  const nextJob = <NextJob technicianId={technician.id} timeZone={timeZone} at={at} now={now} />;
  if (stops.length === 0) {
    return (
      <>
        <EmptyState
          picture={<DayPicture />}
          title={isToday ? 'No jobs today' : 'No jobs on this day'}
          text="New jobs appear here automatically."
        />
        {nextJob}
        {isToday && <DayTimes technician={technician} stops={stops} nowIso={now.toISOString()} />}
        {isToday && <DayMileage technicianId={technician.id} date={calendarDay(timeZone, at)} />}
      </>
    );
  }

  /** Only today's visits give a reason to message a customer. */
  const offerTelling = (telling: Telling): void => {
    if (isToday && telling.visit.customerId !== '') setTelling(telling);
  };
  // Offer immediately instead of waiting for the write, which depends on the connection.
  const step = (visit: DayStop, to: VisitState, job: Stored<Job>): void => {
    void steps.move(visit, to, job);
    if (to === 'en-route' && visit.state !== 'on-site') offerTelling({ kind: 'on-my-way', visit });
  };
  const late = (visit: DayStop, arrivalAt: string): void => {
    void steps.tellLate(visit, arrivalAt);
    if (arrivalAt !== '')
      offerTelling({ kind: 'running-late', visit, minutesLate: minutesLate(visit.placement, arrivalAt) });
  };

  return (
    <>
      {next && !next.isJobOnly && (
        <VisitStop
          key={next.id}
          stop={next}
          technicianId={technician.id}
          steps={steps}
          onStep={(to, job) => step(next, to, job)}
          onLate={(arrivalAt) => late(next, arrivalAt)}
          onMoveJob={move}
          timeZone={timeZone}
          now={now}
          isToday={isToday}
        />
      )}
      {next?.isJobOnly && next.job && (
        <NextStop
          key={next.id}
          job={next.job}
          onMove={move}
          timeZone={timeZone}
          now={now}
          // The server creates a visit from the job, and the message is stored under it.
          onSetOut={
            isToday && technician.linkedUid === uid ? () => offerTelling({ kind: 'on-my-way', visit: next }) : undefined
          }
        />
      )}
      {!next && open.length === 0 && isToday && (
        <>
          <EmptyState picture={<DayPicture />} title="All done for today" />
          {nextJob}
        </>
      )}
      {open.length > 0 && (
        <Section title={next ? 'Up next' : 'Open'} isFlush>
          <DayRows stops={open} timeZone={timeZone} now={now} />
        </Section>
      )}
      {over.length > 0 && (
        <Section title={`Done (${over.length})`} isFlush>
          <DayRows stops={over} timeZone={timeZone} now={now} />
        </Section>
      )}
      {isToday && <DayTimes technician={technician} stops={stops} nowIso={now.toISOString()} />}
      {isToday && <DayMileage technicianId={technician.id} date={calendarDay(timeZone, at)} />}
      {reasonDialog}
      <Suspense>
        {telling && <VisitMessageDialog key={telling.kind} {...telling} onClose={() => setTelling(null)} />}
      </Suspense>
      {next && <StopBarSpace />}
    </>
  );
}

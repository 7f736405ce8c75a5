import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { standingOf } from '@/domain/hours/answer';
import { overtimeOf, overtimeWords } from '@/domain/hours/overtime';
import { sumsOf, weekOfPieces } from '@/domain/hours/sums';
import { piecesWithin, type TimeSpan } from '@/domain/hours/timeline';
import { daysOfWeek, weekSpan } from '@/domain/hours/week';
import type { Stored } from '@/domain/record/schema';
import { dayOf, daySpan } from '@/domain/scheduling/wallClock';
import { technicianName, type Technician } from '@/domain/technician/schema';
import { useTechnicianTime } from '@/entities/hours/useTechnicianTime';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { useNow } from '@/ui/hooks/useNow';
import { PageHeader } from '@/ui/layout/PageHeader';
import type { HoursParams } from '../hooks/useHoursParams';
import { useWeekAnswer } from '../hooks/useWeekAnswer';
import { askForApproval } from './askForApproval';
import { CorrectTimeDialog } from './CorrectTimeDialog';
import { DayHours } from './DayHours';
import { SendBackDialog } from './SendBackDialog';
import classes from './hours.module.css';
import { StandingBadge } from './StandingBadge';
import { WeekButtons } from './WeekButtons';
import { WeekNotices } from './WeekNotices';
import { WeekSteps } from './WeekSteps';
import { WeekSums } from './WeekSums';

type TechnicianWeekProps = { technician: Stored<Technician>; params: HoursParams; timeZone: string };

/** Shows one technician's week: each day's time, its corrections, and the approval that locks it for payroll. */
export function TechnicianWeek({ technician, params, timeZone }: TechnicianWeekProps) {
  const session = useSession();
  const can = useCan();
  const nowIso = useNow().toISOString();
  const { week } = params;
  const { spans, pieces, sheet, isLoading, error } = useTechnicianTime(technician.id, week, { nowIso });
  const { approve, sendBack } = useWeekAnswer({ technician, weekStartsOn: week, sheet });
  const [correcting, setCorrecting] = useState<TimeSpan | 'new' | null>(null);
  const [isSendingBack, setSendingBack] = useState(false);
  const mayAnswer = can('update', 'timesheets');
  const isOwn = technician.linkedUid === session.uid;
  const isApproved = sheet?.state === 'approved';
  const mayCorrect = (isOwn || mayAnswer) && !isApproved;
  const mayOpenAgain = mayAnswer && (!isApproved || session.role !== 'office');

  const span = weekSpan(week, timeZone);
  const own = spans.filter(({ startsAt }) => startsAt >= span.startsAt && startsAt < span.endsAt);
  const now = weekOfPieces(pieces, week, timeZone);
  const standing = standingOf({ spans: own, days: now, sheet });
  const counted = isApproved ? sheet.days : now;
  const days = daysOfWeek(week).filter(
    (date) =>
      own.some(({ startsAt }) => dayOf(startsAt, timeZone) === date) ||
      piecesWithin(pieces, daySpan(date, timeZone)).length > 0,
  );

  const answer = async (): Promise<void> => {
    if (!(await askForApproval({ spans: own, isOver: nowIso >= span.endsAt }))) return;
    try {
      await approve(now);
      notify.success(`Hours of ${technicianName(technician)} approved`);
    } catch (problem) {
      notify.error(problem);
    }
  };

  return (
    <>
      <PageHeader
        title={mayAnswer ? technicianName(technician) : 'My hours'}
        {...(mayAnswer
          ? { back: { to: paths.hoursOfWeek(week), label: 'Hours' } }
          : { back: { to: paths.technicianDashboard, label: 'My day' } })}
        badge={isLoading || standing.kind === 'empty' ? undefined : <StandingBadge standing={standing} />}
        subtitle={<WeekSteps params={params} timeZone={timeZone} />}
        actions={
          <WeekButtons
            isApproved={isApproved}
            onAdd={mayCorrect ? () => setCorrecting('new') : undefined}
            onSendBack={mayOpenAgain && days.length > 0 ? () => setSendingBack(true) : undefined}
            onApprove={mayAnswer && !isApproved && days.length > 0 ? () => void answer() : undefined}
            hasPay={isOwn && !mayAnswer}
          />
        }
      />
      {error ? (
        <ErrorState error={error} />
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : (
        <>
          <WeekNotices sheet={sheet} standing={standing} />
          {days.length === 0 ? (
            <EmptyState
              picture={<DayPicture />}
              title="No time in this week"
              text="It is recorded with the steps on visits, and with breaks and supply runs."
            />
          ) : (
            <WeekSums sums={{ ...sumsOf(counted), ...overtimeOf(counted, session.company) }} spans={own} />
          )}
          {days.map((date) => (
            <DayHours
              key={date}
              date={date}
              spans={own.filter(({ startsAt }) => dayOf(startsAt, timeZone) === date)}
              pieces={pieces}
              timeZone={timeZone}
              onCorrect={mayCorrect ? setCorrecting : null}
            />
          ))}
          {days.length > 0 && <p className={classes['rule']}>{overtimeWords(session.company, week)}</p>}
        </>
      )}
      {correcting && (
        <CorrectTimeDialog
          technician={technician}
          weekStartsOn={week}
          span={correcting === 'new' ? null : correcting}
          onClose={() => setCorrecting(null)}
        />
      )}
      {isSendingBack && (
        <SendBackDialog
          firstName={technician.firstName}
          isApproved={isApproved}
          onSend={sendBack}
          onClose={() => setSendingBack(false)}
        />
      )}
    </>
  );
}

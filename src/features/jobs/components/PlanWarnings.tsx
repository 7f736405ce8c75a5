import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import type { ArrivalWindow } from '@/domain/job/freeWindow';
import { prepareGround } from '@/domain/scheduling/ground';
import { dayOf } from '@/domain/scheduling/wallClock';
import { placementWarnings, type WarningKind } from '@/domain/scheduling/warnings';
import { warningText } from '@/domain/scheduling/warningText';
import { UNKNOWN_TRAVEL, useScheduleData } from '@/entities/schedule/useScheduleData';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { plusMinutes } from '@/lib/calendar';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useNow } from '@/ui/hooks/useNow';

/** The board's warnings about a time and a crew. Unrequested licenses and overlaps are shown with each technician instead. */
const OF_TIME: readonly WarningKind[] = [
  'outside-window',
  'outside-business-hours',
  'past',
  'time-off',
  'holiday',
  'day-off',
  'outside-shift',
  'overtime',
  'skill-missing',
  'licence-required',
];

type PlanWarningsProps = {
  technicianIds: string[];
  requiredSkills: string[];
  scheduledTime: string;
  durationMinutes: number;
  /** Promised arrival window; both '' if none. */
  window: ArrivalWindow;
  /** Action that moves a promise the schedule breaks, labeled with the new window; null if there is nothing to move. */
  move: { label: string; onMove: () => void } | null;
};

/** Shows the board's warnings about a job's time. They never block saving. */
export function PlanWarnings({
  technicianIds,
  requiredSkills,
  scheduledTime,
  durationMinutes,
  window,
  move,
}: PlanWarningsProps) {
  const { company, features } = useSession();
  const { timeZone, businessHours } = company;
  const isEnabled = useCan()('read', 'schedule') && hasFeature(features, 'schedule');
  const date = dayOf(scheduledTime, timeZone);
  const dates = useMemo(() => [date], [date]);
  // A crew change only needs a different list.
  const parts = useMemo(() => (technicianIds.length === 0 ? [] : [technicianIds]), [technicianIds]);
  const { entries } = useScheduleData(dates, { isEnabled, parts });
  const { all, firstNameOf } = useTechnicians();
  const nowIso = useNow().toISOString();
  const sentences = useMemo(() => {
    const ground = prepareGround({
      timeZone,
      nowIso,
      businessHours,
      technicians: all,
      entries,
      travelMinutes: UNKNOWN_TRAVEL,
    });
    const placement = {
      technicianIds,
      startsAt: scheduledTime,
      endsAt: plusMinutes(scheduledTime, durationMinutes > 0 ? durationMinutes : 1),
      timeZone,
      windowStartsAt: window.start,
      windowEndsAt: window.end,
      travelMinutes: 0,
      resourceIds: [],
      isLocked: false,
    };
    return placementWarnings({ kind: 'visit', requiredSkills, propertyId: '', moved: null, placement }, ground)
      .filter(({ kind }) => OF_TIME.includes(kind))
      .map((warning) => warningText(warning, { nameOf: firstNameOf, timeZone }));
  }, [
    timeZone,
    nowIso,
    businessHours,
    all,
    entries,
    technicianIds,
    requiredSkills,
    scheduledTime,
    durationMinutes,
    window.start,
    window.end,
    firstNameOf,
  ]);
  if (sentences.length === 0) return null;
  return (
    <InlineNotice
      tone="warning"
      role="status"
      {...(move && {
        action: (
          <Button variant="default" onClick={move.onMove}>
            Promise {move.label}
          </Button>
        ),
      })}
    >
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </InlineNotice>
  );
}

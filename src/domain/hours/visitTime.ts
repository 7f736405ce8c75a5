import type { ScheduleEntry } from '../scheduling/schema';
import type { VisitState } from '../scheduling/visitState';
import type { TimeEntry, TimeKind } from './schema';
import { weekOf } from './week';

const KIND_OF_STATE: Partial<Record<VisitState, TimeKind>> = {
  'en-route': 'drive',
  'on-site': 'work',
  paused: 'break',
};

/** An entry's content, without its owner. */
export type VisitTime = Omit<TimeEntry, 'technicianId' | 'accountUid'> & { id: string; technicianIds: string[] };

/**
 * Derives the time from a visit's steps, each until the next one; the last continues (`endsAt` '') as long as the visit does. It belongs
 * to the crew, or to the person who made the step and is no longer in the crew. A device with a wrong clock can put a step before the one
 * it follows: that stretch is left out.
 */
export function visitTime(
  visitId: string,
  { kind, title, jobId, placement, log }: Pick<ScheduleEntry, 'kind' | 'title' | 'jobId' | 'placement' | 'log'>,
): VisitTime[] {
  if (kind !== 'visit') return [];
  const steps = log.filter((line) => line.kind === 'moved' || line.kind === 'made');
  return steps.flatMap((step, index): VisitTime[] => {
    const timeKind = KIND_OF_STATE[step.state];
    const endsAt = steps[index + 1]?.at ?? '';
    if (!timeKind || (endsAt !== '' && endsAt <= step.at)) return [];
    const isLeft = step.technicianId !== '' && !placement.technicianIds.includes(step.technicianId);
    return [
      {
        id: `${visitId}-${step.id}`,
        technicianIds: isLeft ? [step.technicianId] : placement.technicianIds,
        weekStartsOn: weekOf(step.at, placement.timeZone),
        source: 'visit',
        kind: timeKind,
        startsAt: step.at,
        endsAt,
        title,
        visitId,
        jobId,
        replaces: '',
        reason: '',
      },
    ];
  });
}

/** Returns the ID of one technician's share; the device and the server give it the same ID. */
export const visitEntryId = (time: Pick<VisitTime, 'id'>, technicianId: string): string => `${time.id}-${technicianId}`;

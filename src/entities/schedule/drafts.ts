import type { Stored } from '@/domain/record/schema';
import { entryOf } from '@/domain/scheduling/board/entries';
import { movedOn, placed, type Stamp } from '@/domain/scheduling/change';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import type { VisitState } from '@/domain/scheduling/visitState';
import type { Draft } from './useEntryWrites';

const OFFICE = { isDispatcher: true, technicianId: '' } as const;

/** Returns the draft of a visit that the office moves to another state. @throws AppError as `movedOn`. */
export function movedDraft(
  before: Stored<ScheduleEntry>,
  move: { to: VisitState; reason?: string },
  stamp: Stamp,
): Draft {
  const entry = entryOf(before);
  return { id: before.id, before, after: { ...entry, ...movedOn(entry, move, { stamp, mover: OFFICE }) } };
}

/** Returns the draft of an entry at another time or with other people. @throws AppError as `placed`. */
export function placedDraft(before: Stored<ScheduleEntry>, placement: Placement, stamp: Stamp): Draft {
  const entry = entryOf(before);
  return { id: before.id, before, after: { ...entry, ...placed(entry, placement, stamp) } };
}

import { resourceInRow, type ResourceOf } from '@/domain/resource/onVisit';
import type { Stored } from '@/domain/record/schema';
import { setDown } from '@/domain/scheduling/board/target';
import { startingAt } from '@/domain/scheduling/change';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { minutesBetween, plusMinutes } from '@/lib/calendar';
import type { Interaction } from './interaction';
import { subjectOfEntry } from './useEntryCommands';

type Drop = Pick<Interaction, 'subject' | 'placement' | 'technicianId'>;

/** Returns where selected visits go when one is dropped: all shift by the same time, and those in its row move to its new row. */
export function movedTogether(
  chosen: readonly Stored<ScheduleEntry>[],
  { subject, placement, technicianId }: Drop,
  resourceOf: ResourceOf,
) {
  const from = subject.content.placement;
  const minutes = minutesBetween(from.startsAt, placement.startsAt);
  return chosen.map((entry) => {
    const isInRow =
      entry.placement.technicianIds.includes(subject.from) ||
      entry.placement.resourceIds.includes(resourceInRow(subject.from) ?? '');
    const mine = subjectOfEntry(entry, isInRow ? subject.from : '');
    const startsAt = plusMinutes(entry.placement.startsAt, minutes);
    const isOfRow = mine.from === subject.from;
    return {
      subject: mine,
      placement: isOfRow
        ? setDown(entry.placement, { from: subject.from, to: technicianId, startsAt, resourceOf })
        : startingAt(entry.placement, startsAt),
    };
  });
}

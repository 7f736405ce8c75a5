import { useSession } from '@/data/react/WorkspaceProvider';
import { entryFor } from '@/domain/scheduling/board/newEntries';
import { daysOffOf, wholeDayOff } from '@/domain/scheduling/daysOff';
import type { EntryKind } from '@/domain/scheduling/schema';
import { durationOf } from '@/domain/scheduling/span';
import { atClock } from '@/lib/atClock';
import { newId } from '@/lib/ids';
import type { Subject } from '../hooks/interaction';
import { useVisitsLeft } from '../hooks/useVisitsLeft';
import type { Placing } from '../hooks/usePlacing';
import { NewEntryDialog } from './NewEntryDialog';
import { TimeOffDialog } from './TimeOffDialog';

type NewKind = Exclude<EntryKind, 'visit'>;
type NewEntryOfProps = { kind: NewKind; date: string; placing: Placing; onClose: () => void };

/** Shows the form for a new entry other than a visit and puts it on the board. */
export function NewEntryOf({ kind, date, placing, onClose }: NewEntryOfProps) {
  const { timeZone } = useSession().company;
  const sayWhatIsLeft = useVisitsLeft(placing);
  const add = async (
    what: Parameters<typeof entryFor>[1],
    start: { technicianIds: string[]; startsAt: string },
  ): Promise<boolean> => {
    const content = entryFor(kind, what, { ...start, timeZone });
    const subject = { id: newId(), from: '', content, before: null, job: null };
    const isPlaced = await placing.place([{ subject, placement: content.placement }], `“${what.title}” added`);
    if (isPlaced && kind === 'time-off') void sayWhatIsLeft(content.placement);
    return isPlaced;
  };
  return kind === 'time-off' ? (
    <TimeOffDialog
      heading="New time off"
      first={{ title: 'Vacation', notes: '', technicianIds: [], days: wholeDayOff(date) }}
      isNew
      onSave={({ title, notes, technicianIds, span }) =>
        add({ title, notes, minutes: durationOf(span) }, { technicianIds, startsAt: span.startsAt })
      }
      onClose={onClose}
    />
  ) : (
    <NewEntryDialog
      kind={kind}
      date={date}
      onSave={({ title, notes, date: day, fromTime, minutes, technicianIds }) =>
        add({ title, minutes, notes }, { technicianIds, startsAt: atClock(day, fromTime, timeZone) })
      }
      onClose={onClose}
    />
  );
}

type TimeOffOfProps = { subject: Subject; placing: Placing; onClose: () => void };

/** Edits the dates and people of existing time off. */
export function TimeOffOf({ subject, placing, onClose }: TimeOffOfProps) {
  const { title, notes, placement } = subject.content;
  const sayWhatIsLeft = useVisitsLeft(placing);
  return (
    <TimeOffDialog
      heading={title}
      first={{ title, notes, technicianIds: placement.technicianIds, days: daysOffOf(placement, placement.timeZone) }}
      isNew={false}
      onSave={async ({ span, technicianIds }) => {
        const changed = { ...placement, ...span, technicianIds };
        const isPlaced = await placing.place([{ subject, placement: changed }], `“${title}” changed`);
        if (isPlaced) void sayWhatIsLeft(changed);
        return isPlaced;
      }}
      onClose={onClose}
    />
  );
}

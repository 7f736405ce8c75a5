import type { Stored } from '@/domain/record/schema';
import { entryOf } from '@/domain/scheduling/board/entries';
import { heldBy, placed, type Stamp } from '@/domain/scheduling/change';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { spokenDayTime } from '@/domain/scheduling/words';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import type { Draft } from '@/entities/schedule/useEntryWrites';

type Means = {
  read: (id: string) => Promise<Stored<ScheduleEntry> | null>;
  /** What a colleague is called; '' when their account cannot be read. */
  nameOf: (uid: string) => Promise<string>;
  stamp: () => Stamp;
  timeZone: string;
};

/**
 * Two people moved one visit: theirs holds until the user confirms mine. Resolves to mine on top of theirs, or to
 * null. A visit started in the meantime stays, and the user is informed.
 */
export async function askWhose({ id, after }: Draft, { read, nameOf, stamp, timeZone }: Means): Promise<Draft | null> {
  const theirs = await read(id);
  if (!theirs || !after) {
    notify.error('Someone else changed this visit in the meantime. This is how it stands now.');
    return null;
  }
  const held = heldBy(theirs);
  if (held !== '') {
    notify.error(`${theirs.title}: ${held}`);
    return null;
  }
  const isMine = await confirmAction({
    title: `${(await nameOf(theirs.log.at(-1)?.by ?? '')) || 'Someone else'} moved “${theirs.title}”`,
    message: `It is now on ${spokenDayTime(theirs.placement.startsAt, timeZone)}. Yours was ${spokenDayTime(after.placement.startsAt, timeZone)}.`,
    confirmLabel: 'Apply mine',
    cancelLabel: 'Keep theirs',
  });
  if (!isMine) return null;
  const entry = entryOf(theirs);
  return { id, before: theirs, after: { ...entry, ...placed(entry, after.placement, stamp()) } };
}

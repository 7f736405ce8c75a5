import type { Stored } from '@/domain/record/schema';
import { heldBy, madeEntry, type Stamp } from '@/domain/scheduling/change';
import { NOTHING_TOLD, type ScheduleEntry } from '@/domain/scheduling/schema';
import { isAhead } from '@/domain/scheduling/visitState';
import { spokenDayTime } from '@/domain/scheduling/words';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { placedDraft } from './drafts';
import type { Draft } from './useEntryWrites';

type Means = {
  read: (id: string) => Promise<Stored<ScheduleEntry> | null>;
  /** Returns a colleague's name; '' if their account can't be read. */
  nameOf: (uid: string) => Promise<string>;
  stamp: () => Stamp;
  timeZone: string;
};

/**
 * Handles two people changing one visit: theirs applies until the user confirms mine. Resolves to mine on top of theirs, or to null. A
 * visit started in the meantime stays, and the user is informed.
 */
export async function askWhose(draft: Draft, { read, nameOf, stamp, timeZone }: Means): Promise<Draft | null> {
  const { id, after } = draft;
  const theirs = await read(id);
  if (!theirs) return askPlanAgain(draft, { stamp, timeZone });
  const held = heldBy(theirs);
  if (held !== '') {
    notify.error(`${theirs.title}: ${held}`);
    return null;
  }
  const name = (await nameOf(theirs.log.at(-1)?.by ?? '')) || 'Someone else';
  const now = `It is now on ${spokenDayTime(theirs.placement.startsAt, timeZone)}.`;
  const isMine = await confirmAction({
    title: `${name} ${after ? 'moved' : 'changed'} “${theirs.title}”`,
    message: after
      ? `${now} Yours was ${spokenDayTime(after.placement.startsAt, timeZone)}.`
      : `${now} Take it off the schedule anyway?`,
    confirmLabel: after ? 'Apply mine' : 'Take it off',
    cancelLabel: 'Keep theirs',
  });
  if (!isMine) return null;
  if (!after) return { id, before: theirs, after };
  return placedDraft(theirs, after.placement, stamp());
}

/** Offers to plan a visit again that someone took off the schedule while it was being changed. Null if it stays off. */
export async function askPlanAgain(
  { id, before, after }: Draft,
  { stamp, timeZone }: Pick<Means, 'stamp' | 'timeZone'>,
): Promise<Draft | null> {
  const title = (after ?? before)?.title ?? '';
  if (!after || !isAhead(after.state)) {
    if (after) notify.error(`“${title}” was taken off the schedule in the meantime.`);
    return null;
  }
  const isWanted = await confirmAction({
    title: `“${title}” was taken off the schedule in the meantime`,
    message: `You can plan it again, for ${spokenDayTime(after.placement.startsAt, timeZone)}.`,
    confirmLabel: 'Plan it again',
    cancelLabel: 'Leave it off',
  });
  if (!isWanted) return null;
  const { log: _log, ...entry } = after;
  return { id, before: null, after: madeEntry({ ...entry, state: 'planned', ...NOTHING_TOLD }, stamp()) };
}

/**
 * Handles two people changing several visits at once, such as a series: asks once, naming them. Resolves to mine on top of theirs; empty
 * if theirs stay.
 */
export async function askWhoseOfAll(
  drafts: readonly Draft[],
  { read, nameOf, stamp, timeZone }: Means,
): Promise<Draft[]> {
  const found = await Promise.all(drafts.map(async (draft) => ({ draft, theirs: await read(draft.id) })));
  const changed = found.find(({ draft, theirs }) => theirs && theirs.revision !== draft.before?.revision);
  const last = changed?.theirs?.log.at(-1);
  const name = (last && (await nameOf(last.by))) || 'Someone else';
  const title = changed?.theirs?.title ?? 'these visits';
  // Visits both created can't be put on top of theirs.
  if (!changed?.theirs || found.some(({ draft, theirs }) => theirs && !draft.before)) {
    notify.error(`${name} has just changed “${title}” too. Here is the current version.`);
    return [];
  }
  const mine = changed.draft.after?.placement.startsAt;
  const isMine = await confirmAction({
    title: `${name} has just changed “${title}” too`,
    message: `${drafts.length} visits are involved. The first that differs is now on ${spokenDayTime(changed.theirs.placement.startsAt, timeZone)}${mine ? `; yours was ${spokenDayTime(mine, timeZone)}` : ''}. None of yours is saved yet.`,
    confirmLabel: 'Apply mine',
    cancelLabel: 'Keep theirs',
  });
  if (!isMine) return [];
  return found.flatMap(({ draft, theirs }): Draft[] => {
    if (!theirs || !draft.after || heldBy(theirs) !== '') return [];
    return [placedDraft(theirs, draft.after.placement, stamp())];
  });
}

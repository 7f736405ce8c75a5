import { entryOf } from '@/domain/scheduling/board/entries';
import { copied, split } from '@/domain/scheduling/change';
import type { Stored } from '@/domain/record/schema';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import { VISIT_STATE_LABELS, type VisitState } from '@/domain/scheduling/visitState';
import type { WarningContext } from '@/domain/scheduling/warningText';
import { spokenDayTime } from '@/domain/scheduling/words';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { movedDraft, placedDraft } from '@/entities/schedule/drafts';
import type { BoardActions } from '@/entities/schedule/useBoardActions';
import type { Draft } from '@/entities/schedule/useEntryWrites';
import type { Subject } from './interaction';

type Entry = Stored<ScheduleEntry>;

/** Picks up an entry from someone's row; '' for unassigned. */
export function subjectOfEntry(entry: Entry, from = entry.placement.technicianIds[0] ?? ''): Subject {
  const { log: _log, ...content } = entryOf(entry);
  return { id: entry.id, from, content, before: entry, job: null };
}

/** Formats `“AC tune-up” is planned for Ben, Monday, 10:30 AM`. */
export function plannedText(
  title: string,
  { technicianIds, startsAt, timeZone }: Placement,
  { nameOf }: WarningContext,
): string {
  const who = technicianIds.length > 0 ? ` for ${technicianIds.map(nameOf).join(' and ')}` : '';
  return `“${title}” is planned${who}, ${spokenDayTime(startsAt, timeZone)}`;
}

const counted = (entries: readonly Entry[]): string =>
  entries.length === 1 ? `“${entries[0]?.title ?? ''}”` : `${entries.length} visits`;

/** Returns actions on entries other than moving them: each is one action, which can be undone. */
export function useEntryCommands({ carryOut, stamp }: BoardActions) {
  const attempt = async (label: string, drafts: () => Draft[], isWhole = false): Promise<boolean> => {
    try {
      return await carryOut(label, drafts(), { isWhole });
    } catch (error) {
      notify.error(error);
      return false;
    }
  };
  return {
    /** Locks all, or unlocks them when all are locked. */
    toggleLock: (entries: readonly Entry[]) => {
      const isLocked = !entries.every(({ placement }) => placement.isLocked);
      return attempt(`${counted(entries)} ${isLocked ? 'locked' : 'unlocked'}`, () =>
        entries
          .filter(({ placement }) => placement.isLocked !== isLocked)
          .map((before) => placedDraft(before, { ...before.placement, isLocked }, stamp())),
      );
    },
    /** Unschedules entries: visits go back to the tray, other entries are deleted. */
    unschedule: (entries: readonly Entry[]) =>
      attempt(
        entries.every(({ kind }) => kind === 'visit')
          ? `${counted(entries)} ${entries.length === 1 ? 'is' : 'are'} without a time again`
          : `${counted(entries)} removed`,
        () => entries.map((before) => ({ id: before.id, before, after: null })),
      ),
    /** Moves visits to another state; `reason` where one is required. */
    moveOn: (entries: readonly Entry[], to: VisitState, reason = '') =>
      attempt(`${counted(entries)}: ${VISIT_STATE_LABELS[to].toLowerCase()}`, () =>
        entries.map((before) => movedDraft(before, { to, reason }, stamp())),
      ),
    /** Creates one more visit for the same work. */
    copy: (entry: Entry, placement: Placement) =>
      attempt(`“${entry.title}” copied`, () => [
        { id: newId(), before: null, after: copied(entryOf(entry), placement, stamp()) },
      ]),
    /** Splits a visit into one for each of its people. */
    splitUp: (entry: Entry) =>
      attempt(
        `“${entry.title}” split over ${entry.placement.technicianIds.length} people`,
        () => {
          const { kept, added } = split(entryOf(entry), () => stamp());
          // Derived from the visit being split, so that two people who press at once make the same visits.
          const idFor = ({ placement }: ScheduleEntry): string =>
            `${entry.id}-${entry.revision}-${placement.technicianIds.join('-')}`.slice(-128);
          return [
            placedDraft(entry, kept, stamp()),
            ...added.map((after) => ({ id: idFor(after), before: null, after })),
          ];
        },
        true,
      ),
  };
}
export type EntryCommands = ReturnType<typeof useEntryCommands>;

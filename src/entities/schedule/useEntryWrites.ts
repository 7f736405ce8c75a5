import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import type { RecordChange } from '@/data/records/repository';
import { beginsVisit } from '@/domain/demolition/site/heldBySite';
import { NO_SITE, type SiteFields } from '@/domain/demolition/site/onWork';
import { moveJob } from '@/domain/job/progress';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { entryOf, isUnstored } from '@/domain/scheduling/board/entries';
import { madeEntry, type Stamp } from '@/domain/scheduling/change';
import { shownVisit, visitsOfJob } from '@/domain/scheduling/jobVisits';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import type { HeldJob } from '@/domain/scheduling/undo';
import { isAhead } from '@/domain/scheduling/visitState';
import { useMayStart } from '../site/useMayStart';
import { userName } from '@/domain/user/schema';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';

/** One entry before and after an action; null if it doesn't exist. */
export type Draft = { id: string; before: Stored<ScheduleEntry> | null; after: ScheduleEntry | null };

/** Two people's entries in a visit's log are merged; other conflicting changes are asked about. */
const LISTS = ['log'] as const;

/** Returns the fields that people decide: the server determines the site that blocks the entry. */
function decided(entry: ScheduleEntry): Omit<ScheduleEntry, keyof SiteFields> {
  const { siteId: _siteId, openGateIds: _openGateIds, ...own } = entryOf(entry);
  return own;
}

/** Returns whether a draft starts work on a visit, which a site's gates may block. */
const begins = ({ before, after }: Draft): boolean => before !== null && beginsVisit(before.state, after?.state);

/** Writes an action's change to one entry, even for a visit known so far only from its job's fields. */
export function useEntryWrites() {
  const { uid, repository } = useWorkspace();
  const { timeZone } = useSession().company;
  const entries = useSaveRecord(collections.schedule);
  const jobs = useSaveRecord(collections.jobs);
  const mayStart = useMayStart();
  return useMemo(() => {
    const stamp = (): Stamp => ({ id: newId(12), at: nowIso(), by: uid });

    const make = (id: string, { log: _log, ...entry }: ScheduleEntry) =>
      entries.create(madeEntry({ ...entry, ...NO_SITE }, stamp()), { id, label: entry.title, lists: LISTS });

    const remove = async (before: Stored<ScheduleEntry>): Promise<void> => {
      if (!isUnstored(before)) {
        await entries.remove(before.id, { base: before, label: before.title });
        return;
      }
      // There is no visit to remove: the job itself loses its time.
      const job = await repository(collections.jobs).getById(before.jobId);
      await jobs.update(job.id, moveJob(job, { state: 'unscheduled', ...stampOf(stamp()), reason: '' }), { base: job });
    };

    /** Reads an entry's current state, even if it isn't on screen; null if there is none. */
    const read = (id: string): Promise<Stored<ScheduleEntry> | null> =>
      repository(collections.schedule)
        .getById(id)
        .catch(() => null);

    /** Creates a visit, or returns the stored one if the server has created it in the meantime. */
    const makeOrFind = async (id: string, entry: ScheduleEntry): Promise<Stored<ScheduleEntry>> => {
      try {
        return await make(id, entry);
      } catch (error) {
        const stored = await read(id);
        if (!stored) throw error;
        return stored;
      }
    };

    const write = async (draft: Draft): Promise<void> => {
      const { id, before, after } = draft;
      if (before && begins(draft)) await mayStart(before, before.jobId);
      if (!after) {
        if (before) await remove(before);
        return;
      }
      const isNew = before === null || isUnstored(before);
      // A visit is created as an upcoming one; anything else is a change to it.
      if (isNew && isAhead(after.state)) {
        await make(id, after).catch(async (error: unknown) => {
          if (before === null || !(await read(id))) throw error;
          // The server has stored the job's visit in the meantime: the create becomes an update.
          await entries.update(id, decided(after), { base: before, label: after.title, lists: LISTS });
        });
        return;
      }
      if (!before) return;
      const base = isNew ? await makeOrFind(id, before) : before;
      // A new entry has one log line; the change adds its own.
      const log = isNew ? [...base.log, ...after.log.slice(-1)] : after.log;
      await entries.update(id, { ...decided(after), log }, { base, label: after.title, lists: LISTS });
    };

    /**
     * Writes an action's changes as one: the server accepts all of them or none. Not for visits known only from their job's fields, and
     * not for removals.
     */
    const writeTogether = async (drafts: readonly Draft[]): Promise<void> => {
      for (const draft of drafts) if (draft.before && begins(draft)) await mayStart(draft.before, draft.before.jobId);
      await entries.writeTogether(
        drafts.flatMap(({ id, before, after }): RecordChange<ScheduleEntry>[] => {
          if (!after) return [];
          const options = { id, label: after.title, lists: LISTS };
          return [
            before
              ? { ...options, update: decided(after), base: before }
              : { ...options, create: { ...after, ...NO_SITE } },
          ];
        }),
      );
    };

    /** Returns the name of the person whose change came first; '' for oneself on another device, and for an account that can't be read. */
    const nameOf = async (by: string): Promise<string> =>
      by === '' || by === uid
        ? ''
        : repository(collections.users)
            .getById(by)
            .then(userName)
            .catch(() => '');

    /** Returns the upcoming visit of a job on hold: it gets the new time, instead of adding a second visit. */
    const waitingVisitOf = async (job: Stored<Job>): Promise<Stored<ScheduleEntry> | null> => {
      const stored = await repository(collections.schedule).getAll(visitsOfJobId(job.id));
      const shown = shownVisit(visitsOfJob(job, stored, timeZone));
      return shown && isAhead(shown.state) ? shown : null;
    };

    /** Takes jobs off hold, or puts them back on; a job someone has moved on in the meantime stays as it is. */
    const moveHeld = async (held: readonly HeldJob[] = []): Promise<void> => {
      for (const { id, reason, to } of held) {
        const job = await repository(collections.jobs).getById(id);
        if (job.progress !== (to === 'on-hold' ? 'scheduled' : 'on-hold')) continue;
        const step = { state: to, ...stampOf(stamp()), reason: to === 'on-hold' ? reason : '' };
        await jobs.update(id, moveJob(job, step), { label: job.title });
      }
    };

    return { write, writeTogether, read, nameOf, stamp, waitingVisitOf, moveHeld };
  }, [uid, repository, entries, jobs, timeZone, mayStart]);
}

const stampOf = ({ at, by }: Stamp): Pick<Stamp, 'at' | 'by'> => ({ at, by });

import type { TimeEntry } from '@/domain/hours/schema';
import { visitEntryId, visitTime, type VisitTime } from '@/domain/hours/visitTime';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { readCrew } from '../schedule/readCrew';

/**
 * Stores the time reported by a visit's steps as separate entries, so that moving the visit to another day or crew, or deleting it,
 * doesn't remove anyone's hours.
 */
export const timeOnVisit = defineReaction('timeOnVisit', 'schedule', keepTime);

/** @param change a write to a visit; times from its previous version are already stored. */
export async function keepTime(
  deps: Deps,
  { params, before, after, at }: Pick<RecordChange, 'params' | 'before' | 'after' | 'at'>,
): Promise<void> {
  const { companyId = '', id = '' } = params;
  const told = timeOf(id, before);
  const known = new Map(told.map((time) => [time.id, time]));
  // Deleting a visit that someone is working on ends that time too.
  const now = after ? timeOf(id, after) : told.map((time) => ({ ...time, endsAt: time.endsAt || at }));
  const news = now.filter((time) => known.get(time.id)?.endsAt !== time.endsAt);
  if (news.length === 0) return;
  const owner: unknown = (await companyRef(deps.db, companyId).get()).get('ownerId');
  const ownerId = typeof owner === 'string' ? owner : '';
  const crew = await readCrew(deps, { ownerId, crew: [...new Set(news.flatMap((time) => time.technicianIds))] });
  const accountOf = new Map(crew.map((technician) => [technician.id, technician.linkedUid]));
  const updatedBy: unknown = (after ?? before)?.['updatedBy'];
  const by = typeof updatedBy === 'string' ? updatedBy : '';
  await deps.db.runTransaction(async (transaction) => {
    const entries = news.flatMap((time) => time.technicianIds.map((technicianId) => entryOf(time, technicianId)));
    const refs = entries.map((entry) => inCompany(deps.db, companyId, 'timeEntries').doc(entry.id));
    const stored = await transaction.getAll(...refs);
    for (const [index, { id: _id, ...entry }] of entries.entries()) {
      const [ref, known] = [refs[index], stored[index]?.data()];
      if (!ref) continue;
      const first = firstOf(known, at);
      // Events arrive in any order: an ended entry doesn't start running again.
      if (known && (entry.endsAt === '' || known['endsAt'] === entry.endsAt)) {
        if (first !== known['createdAt']) transaction.update(ref, { createdAt: first });
        continue;
      }
      const accountUid = accountOf.get(entry.technicianId) ?? '';
      transaction.set(ref, { ...entry, accountUid, ...createdAudit(by, at), createdAt: first });
    }
  });
}

/**
 * Returns when an entry's first step arrived: together with the last one's arrival, it shows whether they were entered later
 * (`enteredLater`).
 */
function firstOf(known: Record<string, unknown> | undefined, at: string): string {
  const earlier: unknown = known?.['createdAt'];
  return typeof earlier === 'string' && earlier !== '' && earlier < at ? earlier : at;
}

function timeOf(id: string, data: Record<string, unknown> | null): VisitTime[] {
  const visit = scheduleEntrySchema.safeParse(data);
  return visit.success ? visitTime(id, visit.data) : [];
}

function entryOf({ id, technicianIds: _all, ...time }: VisitTime, technicianId: string): TimeEntry & { id: string } {
  return { id: visitEntryId({ id }, technicianId), ...time, technicianId, accountUid: '' };
}

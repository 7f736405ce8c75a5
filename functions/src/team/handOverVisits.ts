import type { Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { handedOver, isHandedOver } from '@/domain/scheduling/change';
import { aheadOfTechnician, HANDED_OVER_AT_ONCE } from '@/domain/scheduling/queries';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import { addDaysToInstant } from '@/lib/calendar';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';

type Leaving = { companyId: string; technicianIds: readonly string[]; to: string; by: string };
/** `isMore`: another transaction hands over the rest. Call `write` after everything is read. */
type HandOver = { count: number; isMore: boolean; write: () => void };
type Handed = { document: QueryDocumentSnapshot; entry: ScheduleEntry };

/** Returns the upcoming visits of technicians who are leaving, and how to reassign them; includes a visit today that hasn't started. */
export async function visitsToHandOver(
  deps: Deps,
  transaction: Transaction,
  { companyId, technicianIds, to, by }: Leaving,
): Promise<HandOver> {
  const now = deps.now();
  const schedule = inCompany(deps.db, companyId, 'schedule');
  const visits = new Map<string, Handed>();
  let isMore = false;
  for (const id of technicianIds) {
    const found = await handedOverBy(transaction, asked(schedule, aheadOfTechnician(id, addDaysToInstant(now, -1))));
    for (const visit of found.visits) visits.set(visit.document.id, visit);
    isMore = found.isMore;
    if (isMore) break;
  }
  return {
    count: visits.size,
    isMore,
    write: () => {
      for (const { document, entry } of visits.values())
        transaction.update(document.ref, {
          ...handedOver(entry, { from: technicianIds, to }, { id: deps.newId(), at: now, by }),
          ...updatedAudit(by, now, document.data()),
        });
    },
  };
}

/**
 * Returns what to hand over from a query. It is read page by page to the end: entries that no one takes over, such as finished visits and
 * time off, may fill whole pages. `isMore`: it stopped at a page's end with something to hand over.
 */
async function handedOverBy(
  transaction: Transaction,
  query: Query,
): Promise<{ visits: readonly Handed[]; isMore: boolean }> {
  for (let page = query; ;) {
    const { docs, size } = await transaction.get(page);
    const visits = docs.flatMap((document) => {
      const entry = scheduleEntrySchema.safeParse(document.data()).data;
      return entry && isHandedOver(entry) ? [{ document, entry }] : [];
    });
    const last = docs.at(-1);
    const isEnd = last === undefined || size < HANDED_OVER_AT_ONCE;
    if (isEnd || visits.length > 0) return { visits, isMore: !isEnd };
    page = query.startAfter(last);
  }
}

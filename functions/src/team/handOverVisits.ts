import type { Transaction } from 'firebase-admin/firestore';
import { handedOver, isHandedOver } from '@/domain/scheduling/change';
import { aheadOfTechnician, HANDED_OVER_AT_ONCE } from '@/domain/scheduling/queries';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { addDaysToInstant } from '@/lib/calendar';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';

type Leaving = { companyId: string; technicianIds: readonly string[]; to: string; by: string };
/** `isMore`: another transaction hands over the rest. `write` comes after everything is read. */
type HandOver = { count: number; isMore: boolean; write: () => void };

/** The visits ahead of technicians who leave, and how they are given to somebody else; a visit of today that has not begun is one of them. */
export async function visitsToHandOver(
  deps: Deps,
  transaction: Transaction,
  { companyId, technicianIds, to, by }: Leaving,
): Promise<HandOver> {
  const now = deps.now();
  const schedule = inCompany(deps.db, companyId, 'schedule');
  const found = await Promise.all(
    technicianIds.map((id) => transaction.get(asked(schedule, aheadOfTechnician(id, addDaysToInstant(now, -1))))),
  );
  const byId = new Map(found.flatMap(({ docs }) => docs.map((one) => [one.id, one] as const)));
  const visits = [...byId.values()].flatMap((document) => {
    const entry = scheduleEntrySchema.safeParse(document.data()).data;
    return entry && isHandedOver(entry) ? [{ document, entry }] : [];
  });
  return {
    count: visits.length,
    isMore: visits.length > 0 && found.some(({ size }) => size === HANDED_OVER_AT_ONCE),
    write: () => {
      for (const { document, entry } of visits)
        transaction.update(document.ref, {
          ...handedOver(entry, { from: technicianIds, to }, { id: deps.newId(), at: now, by }),
          ...updatedAudit(by, now, document.data()),
        });
    },
  };
}

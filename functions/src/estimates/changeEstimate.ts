import type { Transaction } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { estimateSchema, type Estimate } from '@/domain/estimate/schema';
import { calendarDay } from '@/lib/dates';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { notFound } from '../platform/errors';
import { parseRecord } from '../sharing/parseRecord';

export type Opened = {
  estimate: Estimate;
  stored: Record<string, unknown>;
  now: string;
  today: string;
  transaction: Transaction;
};

/**
 * Changes an estimate of the caller's company in a transaction. `change` returns the new fields, or null for no change.
 * @throws AppError `not-found`.
 */
export async function changeEstimate(
  deps: Deps,
  caller: Pick<Member, 'uid' | 'companyId'>,
  estimateId: string,
  change: (opened: Opened) => Promise<Partial<Estimate> | null>,
): Promise<void> {
  const ref = inCompany(deps.db, caller.companyId, 'estimates').doc(estimateId);
  await deps.db.runTransaction(async (transaction) => {
    const [record, company] = await transaction.getAll(ref, companyRef(deps.db, caller.companyId));
    const stored = record?.data();
    if (!stored) throw notFound('Estimate');
    const now = deps.now();
    const today = calendarDay(companySchema.parse(company?.data() ?? {}).timeZone, new Date(now));
    const changes = await change({ estimate: parseRecord(estimateSchema, stored), stored, now, today, transaction });
    if (changes) transaction.update(ref, { ...changes, ...updatedAudit(caller.uid, now, stored) });
  });
}

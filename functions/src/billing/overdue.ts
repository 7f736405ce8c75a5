import type { DocumentReference } from 'firebase-admin/firestore';
import { statusOf } from '@/domain/invoice/facts';
import { invoiceSchema } from '@/domain/invoice/schema';
import { companySchema } from '@/domain/company/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { companyRef } from '../platform/collections';
import type { Share } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';

/** Stores `overdue` on a company's invoices whose due date has passed in its time zone, for lists that filter by it. */
export async function refreshOverdue(deps: Deps, share: Share): Promise<Counts> {
  if (share.found.length === 0) return {};
  const { timeZone } = companySchema.parse((await companyRef(deps.db, share.companyId).get()).data() ?? {});
  const today = calendarDay(timeZone, new Date(deps.now()));
  return eachFound(share, async ({ ref }) => ({ overdue: Number(await refreshOne(deps, ref, today)) }));
}

function refreshOne(deps: Deps, ref: DocumentReference, today: string): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const parsed = invoiceSchema.safeParse((await transaction.get(ref)).data());
    if (!parsed.success) return false;
    const status = statusOf(parsed.data, today);
    if (status === parsed.data.status) return false;
    transaction.update(ref, { status, ...updatedStamp('', deps.now()) });
    return true;
  });
}

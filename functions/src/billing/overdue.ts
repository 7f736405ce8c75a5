import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { statusOf } from '@/domain/invoice/facts';
import { invoiceSchema } from '@/domain/invoice/schema';
import { companySchema } from '@/domain/company/schema';
import { calendarDay } from '@/lib/dates';
import { updatedStamp } from '../platform/audit';
import type { Deps } from '../platform/admin';

const PAGE = 300;
/** What an open invoice is called before it is overdue. */
const BEFORE = ['issued', 'viewed', 'part-paid'] as const;
/** Where the day begins first: no company is further ahead. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000;

/** Stores `overdue` on the invoices whose due date has passed where their company is, for lists that filter by it. Returns how many. */
export async function refreshOverdue(deps: Deps): Promise<number> {
  const latest = new Date(Date.parse(deps.now()) + FURTHEST_AHEAD_MS).toISOString().slice(0, 10);
  const days = new Map<string, string>();
  let changed = 0;
  for (const status of BEFORE) {
    const query = deps.db
      .collectionGroup('invoices')
      .where('status', '==', status)
      .where('isOpen', '==', true)
      .where('dueOn', '<', latest)
      .orderBy('dueOn')
      .limit(PAGE);
    let last: QueryDocumentSnapshot | undefined;
    for (;;) {
      const { docs } = await (last ? query.startAfter(last) : query).get();
      for (const document of docs) changed += Number(await refreshOne(deps, document, days));
      last = docs.at(-1);
      if (docs.length < PAGE) break;
    }
  }
  return changed;
}

async function refreshOne(deps: Deps, { ref }: QueryDocumentSnapshot, days: Map<string, string>): Promise<boolean> {
  const company = ref.parent.parent;
  if (!company) return false;
  const today =
    days.get(company.id) ??
    calendarDay(companySchema.parse((await company.get()).data() ?? {}).timeZone, new Date(deps.now()));
  days.set(company.id, today);
  return deps.db.runTransaction(async (transaction) => {
    const parsed = invoiceSchema.safeParse((await transaction.get(ref)).data());
    if (!parsed.success) return false;
    const status = statusOf(parsed.data, today);
    if (status === parsed.data.status) return false;
    transaction.update(ref, { status, ...updatedStamp('', deps.now()) });
    return true;
  });
}

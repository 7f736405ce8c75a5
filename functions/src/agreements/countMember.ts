import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Agreement } from '@/domain/agreement/record/schema';
import { isMember } from '@/domain/agreement/record/state';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

/** Counts a member who came, renewed or left, in the month of the company's day; nothing where neither happened. */
export function countMember(
  { db }: Deps,
  transaction: Transaction,
  { companyId, today }: { companyId: string; today: string },
  change: { before: Agreement; after: Agreement },
): void {
  const what = whatHappened(change.before, change.after);
  if (what === null) return;
  transaction.set(
    inCompany(db, companyId, 'agreementMonths').doc(today.slice(0, 7)),
    { month: today.slice(0, 7), [what]: FieldValue.increment(1) },
    { merge: true },
  );
}

function whatHappened(before: Agreement, after: Agreement): 'started' | 'renewed' | 'ended' | null {
  if (isMember(before.state) && !isMember(after.state)) return 'ended';
  if (before.termStartsOn !== after.termStartsOn) return before.termStartsOn === '' ? 'started' : 'renewed';
  return null;
}

import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Agreement } from '@/domain/agreement/record/schema';
import { isMember } from '@/domain/agreement/record/state';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

/** Counts a member who joined, renewed or left, in the month of the company's day; does nothing otherwise. */
export function countMember(
  { db }: Deps,
  transaction: Transaction,
  { companyId, today }: { companyId: string; today: string },
  change: { before: Agreement; after: Agreement },
): void {
  const what = whatHappened(change.before, change.after);
  if (what.length === 0) return;
  transaction.set(
    inCompany(db, companyId, 'agreementMonths').doc(today.slice(0, 7)),
    { month: today.slice(0, 7), ...Object.fromEntries(what.map((one) => [one, FieldValue.increment(1)])) },
    { merge: true },
  );
}

/** A member who comes back after an end counts as new, so the number of members can be derived from these counts. */
function whatHappened(before: Agreement, after: Agreement): ('started' | 'renewed' | 'ended')[] {
  const [was, is] = [isMember(before.state), isMember(after.state)];
  const isRenewed = before.termStartsOn !== '' && before.termStartsOn !== after.termStartsOn;
  return [
    ...(!was && is ? (['started'] as const) : []),
    ...(isRenewed ? (['renewed'] as const) : []),
    ...(was && !is ? (['ended'] as const) : []),
  ];
}

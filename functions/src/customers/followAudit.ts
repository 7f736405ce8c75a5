import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { mergeAudit } from '../platform/audit';

/** Whether a discount on a draft counts as approved depends on who wrote the draft last; and following is no work on a paper. */
const KEEP_THEIR_AUTHOR: readonly string[] = [
  'estimates',
  'agreements',
  'contracts',
  'invoices',
  'recurringInvoices',
  'payments',
  'creditNotes',
  'mail',
];

/** The audit fields of a record that follows its customer. Entries of the ledger have none. */
export function followAudit(uid: string, now: string, record: DocumentSnapshot): Record<string, string> {
  const collection = record.ref.parent.id;
  if (collection === 'ledger') return {};
  const author: unknown = record.get('updatedBy');
  return mergeAudit(
    KEEP_THEIR_AUTHOR.includes(collection) && typeof author === 'string' ? author : uid,
    now,
    record.data(),
  );
}

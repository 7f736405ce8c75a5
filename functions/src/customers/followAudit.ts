import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { mergeAudit } from '../platform/audit';

/** Whether a discount on a draft counts as approved depends on who last edited the draft; and this update isn't an edit. */
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

/** Returns the audit fields for a record updated from its customer. Ledger entries have none. */
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

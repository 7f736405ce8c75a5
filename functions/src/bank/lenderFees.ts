import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { financingSchema } from '@/domain/financing/schema';
import { financingOfPayment } from '@/domain/financing/state';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { fieldsIn } from '../platform/readable';

type ReadAll = (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/**
 * Returns what lenders withheld from payouts, in cents by the payment a payout was recorded as. `readAll`: `getAll` of the database or of
 * a transaction.
 */
export async function readLenderFees(
  { db }: Deps,
  companyId: string,
  payments: readonly { id: string }[],
  readAll: ReadAll = (...refs) => db.getAll(...refs),
): Promise<Map<string, number>> {
  const ids = payments.map(({ id }) => financingOfPayment(id)).filter((id) => id !== '');
  if (ids.length === 0) return new Map();
  const found = await readAll(...ids.map((id) => inCompany(db, companyId, 'financing').doc(id)));
  const applications = fieldsIn(
    financingSchema,
    found.filter(({ exists }) => exists),
  );
  return new Map(applications.map(({ paymentId, feeCents }) => [paymentId, feeCents]));
}

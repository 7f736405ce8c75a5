import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { customerSchema } from '@/domain/customer/schema';
import { isRecordId } from '@/domain/record/recordId';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

/** The maximum number of merges to follow: two records that refer to each other must not cause an endless loop. */
const MERGES_IN_A_ROW = 5;

type Read = (ref: DocumentReference) => Promise<DocumentSnapshot>;

/**
 * Returns the current customer of a message whose customer may have been merged: the survivor. '' if there is none anymore.
 * @param read within a transaction its own `get`
 */
export async function survivorOf(
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  customerId: string,
  read: Read = (ref) => ref.get(),
): Promise<string> {
  const customerAt = async (id: string) =>
    isRecordId(id)
      ? customerSchema.safeParse((await read(inCompany(db, companyId, 'customers').doc(id))).data()).data
      : undefined;
  let id = customerId;
  for (let merges = 0; merges <= MERGES_IN_A_ROW; merges += 1) {
    const customer = await customerAt(id);
    if (!customer) return '';
    if (customer.mergedIntoId === '') return id;
    id = customer.mergedIntoId;
  }
  return '';
}

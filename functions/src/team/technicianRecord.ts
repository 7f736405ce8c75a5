import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { toTextNumber } from '@/domain/message/textNumber';
import { nextTechnicianColor } from '@/domain/technician/colors';
import { TECHNICIAN_LIST_LIMIT, technicianSchema, type Technician } from '@/domain/technician/schema';
import type { User } from '@/domain/user/schema';
import { cutText } from '@/lib/cutText';
import { newId } from '@/lib/ids';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { techniciansOf } from '../platform/collections';

type NewTechnician = Pick<User, 'firstName' | 'lastName' | 'phone' | 'email'> & {
  uid: string;
  ownerId: string;
  by: string;
  /** The invited number, which no one else can claim; '' for an address. */
  invitedPhone: string;
};

/**
 * Finds the technician record for a member who is becoming a technician, and returns the link between them: the office's record with the
 * same e-mail address or invited number, or else a new one. Without it they couldn't be assigned, and would have no schedule. Reads
 * immediately, outside the transaction, which would wait for everyone writing technicians; the result belongs with the transaction's
 * writes.
 */
export async function technicianToLink(
  deps: Deps,
  transaction: Transaction,
  { uid, ownerId, by, invitedPhone, ...person }: NewTechnician,
): Promise<() => void> {
  const technicians = techniciansOf(deps.db, ownerId);
  const [linked, known, all, unlinked] = await Promise.all([
    technicians.where('linkedUid', '==', uid).limit(1).get(),
    technicians.where('email', '==', person.email).limit(TECHNICIAN_LIST_LIMIT).get(),
    technicians.count().get(),
    technicians.where('linkedUid', '==', '').limit(TECHNICIAN_LIST_LIMIT).get(),
  ]);
  if (!linked.empty) return () => undefined;
  const now = deps.now();
  const number = toTextNumber(invitedPhone);
  const isFree = (one: QueryDocumentSnapshot): boolean => one.get('linkedUid') === '' && one.get('status') === 'active';
  const isTheirNumber = (one: QueryDocumentSnapshot): boolean =>
    number !== '' && toTextNumber(String(one.get('phone') ?? '')) === number;
  const record = known.docs.find(isFree) ?? unlinked.docs.find((one) => isFree(one) && isTheirNumber(one));
  if (record)
    return () => void transaction.update(record.ref, { linkedUid: uid, ...updatedAudit(by, now, record.data()) });
  const made = technicianOf(person, { uid, color: nextTechnicianColor(all.data().count) });
  return () => void transaction.set(technicians.doc(newId()), { ...made, ...createdAudit(by, now) });
}

/** Builds a record from what a person entered about themselves; malformed data is left out. */
function technicianOf(
  { firstName, lastName, phone, email }: Pick<User, 'firstName' | 'lastName' | 'phone' | 'email'>,
  { uid, color }: { uid: string; color: string },
): Technician {
  const name = { firstName: firstName || cutText(email.split('@')[0] ?? '', 80), lastName };
  const own = { ...name, color, linkedUid: uid, followsCompanyHours: true };
  const whole = technicianSchema.safeParse({ ...own, email, phone });
  return whole.success ? whole.data : technicianSchema.parse(own);
}
